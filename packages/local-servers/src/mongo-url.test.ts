import { describe, expect, it } from '@jest/globals';
import { embeddedUrl, isMongoUrl, withDatabase, withoutCredentials } from './mongo-url.ts';

describe('MongoDB addresses', () => {
  it.each([
    ['mongodb://127.0.0.1:27017', 'mongodb://127.0.0.1:27017/goals'],
    ['mongodb://127.0.0.1:27017/', 'mongodb://127.0.0.1:27017/goals'],
    ['mongodb://a:1,b:2,c:3/old?replicaSet=rs0', 'mongodb://a:1,b:2,c:3/goals?replicaSet=rs0'],
    ['mongodb+srv://cluster.example.org/?w=majority', 'mongodb+srv://cluster.example.org/goals?w=majority'],
  ])('%s names another database', (url, expected) => {
    expect(withDatabase(url, 'goals')).toBe(expected);
  });

  it('keep the database that checks credentials', () => {
    expect(withDatabase('mongodb://ann:pw@h:1/people', 'goals')).toBe('mongodb://ann:pw@h:1/goals?authSource=people');
    expect(withDatabase('mongodb://ann:pw@h:1', 'goals')).toBe('mongodb://ann:pw@h:1/goals?authSource=admin');
    expect(withDatabase('mongodb://ann:pw@h:1/a?authSource=x', 'goals')).toBe(
      'mongodb://ann:pw@h:1/goals?authSource=x',
    );
  });

  it('of the embedded database switch off retryable writes and streaming monitors, also per service', () => {
    const url = embeddedUrl('mongodb://127.0.0.1:1/?directConnection=true');
    expect(withDatabase(url, 'goals')).toBe(
      'mongodb://127.0.0.1:1/goals?directConnection=true&retryWrites=false&serverMonitoringMode=poll',
    );
  });

  it('are recognised among other texts', () => {
    expect(isMongoUrl('mongodb://localhost')).toBe(true);
    for (const other of ['localhost:27017', 'http://localhost', 'mongodb://', ''])
      expect(isMongoUrl(other)).toBe(false);
    expect(() => withDatabase('localhost:27017', 'goals')).toThrow('not a MongoDB URL');
  });

  it('are shown without name and password', () => {
    expect(withoutCredentials('mongodb://ann:secret@h:1/a')).toBe('mongodb://h:1/a');
    expect(withoutCredentials('nats://token@h:4222')).toBe('nats://h:4222');
  });
});
