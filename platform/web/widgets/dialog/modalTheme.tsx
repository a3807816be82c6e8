import { ConfigProvider } from 'antd';
import { ThemeProvider } from '../../theme/ThemeProvider.tsx';

// imported where confirms are used, so the first page does not load Modal
ConfigProvider.config({ holderRender: (question) => <ThemeProvider>{question}</ThemeProvider> });
