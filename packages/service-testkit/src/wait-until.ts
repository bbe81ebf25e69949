export { waitUntil } from '@pathwise/local-servers/wait-until';
