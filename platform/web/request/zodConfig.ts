import { z } from 'zod';

// zod's eval probe would violate the content security policy
z.config({ jitless: true });
