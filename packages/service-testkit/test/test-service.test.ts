import { expect, it } from '@jest/globals';
import { socialApi } from '@pathwise/contracts/api/social';
import { serviceConfig } from '@pathwise/service-kit/config';
import { routes } from '@pathwise/service-kit/http/routes';
import { defineService } from '@pathwise/service-kit/service';
import { startTestService } from '../src/test-service.ts';

it('an answer that breaks its contract fails the tests of its service', async () => {
  const operations = Object.keys(socialApi.operations);
  const wrong = () => ({ wrong: true });
  const definition = defineService({
    name: 'social',
    collections: [],
    build: () => ({
      routes: [routes(socialApi, Object.fromEntries(operations.map((name) => [name, wrong])) as never)],
    }),
  });
  const service = await startTestService(definition, serviceConfig);
  expect((await service.as({}).get('/api/users/1')).status).toBe(500);
  await expect(service.stop()).rejects.toThrow('social.getMember answers against its contract');
});
