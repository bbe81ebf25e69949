import { authApi } from '@pathwise/contracts/api/auth';
import { routes } from '@pathwise/service-kit/http/routes';
import type { AuthDeps } from '../deps.ts';
import { getImage } from './get-image.ts';
import { uploadImage } from './upload-image.ts';

export const imagesRoutes = (deps: AuthDeps) =>
  routes(authApi, {
    uploadImage: ({ caller, body }) => uploadImage(deps, { ownerId: caller.id, image: body.image }),
    getImage: async ({ params, http }) => {
      const jpeg = await getImage(deps, { id: params.id });
      http.setHeader('cache-control', 'public, max-age=31536000, immutable');
      return jpeg;
    },
  });
