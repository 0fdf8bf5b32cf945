export { sendWaiting } from '../../../sw/send-waiting.ts';
