import { config } from 'zod';

// zod compiles its checks with `new Function`, and even its attempt to is reported as a breach of the page's CSP; imported
// before any schema is made
config({ jitless: true });
