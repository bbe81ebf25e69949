import { apis } from '@pathwise/contracts/apis';
import { openApiDocument } from '@pathwise/contracts/openapi';
import { Router } from 'express';
import swaggerUi from 'swagger-ui-express';

/** Serves the OpenAPI document and a page to read it, from the contracts that validate every call. */
export function createDocs(): Router {
  const document = openApiDocument(Object.values(apis));
  const docs = Router();
  docs.get('/openapi.json', (_request, response) => void response.set('cache-control', 'no-cache').json(document));
  docs.use('/', swaggerUi.serveFiles(undefined, { swaggerOptions: { url: '/api/docs/openapi.json' } }));
  docs.get(
    '/',
    swaggerUi.setup(undefined, { swaggerOptions: { url: '/api/docs/openapi.json' }, customSiteTitle: 'Pathwise API' }),
  );
  return docs;
}
