import { z } from 'zod';

// the content security policy forbids code made from text; zod would probe for it once per page
z.config({ jitless: true });
