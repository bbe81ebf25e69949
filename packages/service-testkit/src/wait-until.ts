export { waitUntil } from '@pathwise/local/wait-until';
