import { describe, expect, it } from '@jest/globals';
import { sectionIds } from '@pathwise/contracts/site.rules';
import {
  canonicalPath,
  markedSection,
  pathOfSection,
  placeAt,
  sectionLabels,
  sectionOfHash,
} from './sections.rules.ts';

describe('sections', () => {
  it('come in the order of the sidebar', () => {
    expect(sectionIds.map((id) => sectionLabels[id])).toEqual([
      'Dashboard',
      'Plan',
      'My Diary',
      'Goals',
      'Profession',
      'Health',
      'Relationship',
      'Hobby',
      'Members',
      'Challenges',
      'Accountability',
      'Mentorship',
      'FAQ',
      'Profile',
    ]);
  });

  it('have / for the dashboard and /{section id} otherwise', () => {
    expect(sectionIds.map(pathOfSection)).toEqual(['/', ...sectionIds.slice(1).map((id) => `/${id}`)]);
  });

  it.each([
    'dashboard',
    'goals',
    'profession',
    'health',
    'relationship',
    'hobby',
    'members',
    'challenges',
    'accountability',
    'mentorship',
    'faq',
    'profile',
  ] as const)('are chosen by the hash #%s', (id) => expect(sectionOfHash(`#${id}`)).toBe(id));

  it.each(['', '#', '#plan', '#diary', '#nonsense', '#%E0%A4%A', '#Goals', '#__proto__'])(
    'show the dashboard for the empty or unknown hash %p',
    (hash) => expect(sectionOfHash(hash)).toBe('dashboard'),
  );

  it('are found by their path', () => {
    expect(placeAt('/')).toBe('dashboard');
    expect(placeAt('/dashboard')).toBe('dashboard');
    for (const id of sectionIds) expect(placeAt(`/${id}`)).toBe(id);
    expect(placeAt('/explore')).toBe('explore');
    expect(placeAt('/goals/1')).toBeUndefined();
    expect(placeAt('/constructor')).toBeUndefined();
  });
});

describe('an address', () => {
  it.each([
    ['/', '', undefined],
    ['/', '#goals', '/goals'],
    ['/', '#plan', undefined],
    ['/', '#diary', undefined],
    ['/', '#dashboard', undefined],
    ['/', '#unknown', undefined],
    ['/health', '#goals', undefined],
    ['/messages', '', '/members'],
    ['/goals/', '', '/goals'],
  ])('%s%s leads to %p', (pathname, hash, target) => expect(canonicalPath({ pathname, hash })).toBe(target));
});

describe('the marked section', () => {
  it.each([
    ['goals', '', 'goals'],
    ['explore', '', 'members'],
    ['profile', '', 'profile'],
    ['profile', '?user=me', 'profile'],
    ['profile', '?user=ada', 'members'],
  ] as const)('of %s%s is %s', (place, search, section) => {
    expect(markedSection({ place, search, ownId: 'me' })).toBe(section);
  });
});
