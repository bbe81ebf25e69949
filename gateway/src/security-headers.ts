import { createHash } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

const stripe = 'https://*.stripe.com';

/** Headers of answers that are data: they forbid scripts, frames, caching and content sniffing. */
export const callHeaders: RequestHandler = (_request, response, next) => {
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('cache-control', 'no-store'); // a service's answer may override it
  next();
};

/** Content-Security-Policy and related headers, for pages. */
export function securityHeaders({ https }: { https: boolean }): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", 'https://js.stripe.com'],
        // The toast library adds its style sheet to the page.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'font-src': ["'self'"],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'connect-src': ["'self'", stripe],
        'frame-src': ["'self'", stripe],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(https ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
}

/** Allows, by their hashes, the inline scripts that the build wrote into a page. Give the page as built, without texts of people. */
export function allowScriptsOf(builtPage: string, response: Response): void {
  const policy = String(response.getHeader('content-security-policy') ?? '');
  const scripts = [...builtPage.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  const hashes = scripts.map((code) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  response.setHeader(
    'content-security-policy',
    policy.replace("script-src 'self'", (own) => own + hashes.join('')),
  );
}
