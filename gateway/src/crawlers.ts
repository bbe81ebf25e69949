import { listedPaths } from '@pathwise/contracts/site.rules';
import { Router } from 'express';

/** Serves `robots.txt` and the sitemap of public pages for search engines. */
export function createCrawlerPages(publicUrl: URL): Router {
  const { origin } = publicUrl;
  const robots = ['User-agent: *', 'Disallow: /api/', 'Disallow: /admin', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
  const urls = listedPaths.map((path) => `  <url><loc>${origin}${path}</loc></url>`).join('\n');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
  const pages = Router();
  pages.get('/robots.txt', (_request, response) => {
    response.set('cache-control', 'no-cache').type('text/plain').send(robots);
  });
  pages.get('/sitemap.xml', (_request, response) => {
    response.set('cache-control', 'no-cache').type('application/xml').send(sitemap);
  });
  return pages;
}
