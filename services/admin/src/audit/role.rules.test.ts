import { expect, it } from '@jest/globals';
import { collectionsOf } from '@pathwise/service-kit/service';
import { adminService } from '../app.ts';
import { roleCommand } from './role.rules.ts';

const collections = Object.keys(collectionsOf(adminService));
const { privileges } = roleCommand('pathwise_admin', { collections, log: 'auditActs' });
const actionsOn = (name: string) =>
  privileges.filter(({ resource }) => resource.collection === name).flatMap(({ actions }) => actions);

it('may add to the audit log and read it, but neither change nor remove a row or the log itself', () => {
  expect(actionsOn('auditActs').sort()).toEqual(['createCollection', 'createIndex', 'find', 'insert', 'listIndexes']);
});

it('may change every other collection of the service', () => {
  const others = collections.filter((name) => name !== 'auditActs');
  expect(others).toContain('outbox');
  for (const name of others) expect(actionsOn(name)).toEqual(expect.arrayContaining(['update', 'remove']));
});

it('has no right over the whole database but to list its collections, because rights add up', () => {
  expect(actionsOn('')).toEqual(['listCollections']);
});
