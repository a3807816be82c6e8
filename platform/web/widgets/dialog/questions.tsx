import { ConfigProvider } from 'antd';
import { ThemeProvider } from '../../theme/ThemeProvider.tsx';

// said here and not around the frame: few pages ask, and every first page would wait for the dialogs
ConfigProvider.config({ holderRender: (question) => <ThemeProvider>{question}</ThemeProvider> });
