import { config } from 'zod';

// zod compiles its checks with `new Function`. Even a failed attempt is reported as a violation of the page's CSP.
// Import this before any schema.
config({ jitless: true });
