import { describe, expect, it } from '@jest/globals';
import { aMember } from '@pathwise/federation/testing/a-member';
import { changeOf, differing, draftFrom, fieldsOf, nameOf, problemsOf, readsTheSame } from './profile.rules.ts';

const maya = aMember();
const draft = draftFrom(maya);
const edited = (fields: Partial<typeof draft.fields>) => ({ ...draft, fields: { ...draft.fields, ...fields } });

describe('the body of a save', () => {
  it('has every field of the profile, trimmed', () => {
    expect(changeOf(edited({ firstName: ' Maya ', bio: 'I run.\n' }), maya)).toEqual({
      firstName: 'Maya',
      lastName: 'Okafor',
      email: 'maya@example.org',
      profession: 'support team lead',
      location: '',
      bio: 'I run.',
      lookingFor: '',
      funFact: '',
      linkedinUrl: '',
      websiteUrl: '',
      contactEmail: '',
      profileImageUrl: '',
      version: 1,
    });
  });

  it('keeps the address that is stored now when the person did not touch it', () => {
    expect(changeOf(draft, { email: 'new@example.org' }).email).toBe('new@example.org');
    expect(changeOf(edited({ email: 'third@example.org' }), { email: 'new@example.org' }).email).toBe(
      'third@example.org',
    );
  });

  it.each([
    ['equal to the address of before', 'maya@example.org', ''],
    ['equal to the new address', 'new@example.org', ''],
    ['of its own', 'work@example.org', 'work@example.org'],
    ['removed', ' ', ''],
  ])('follows the sign-in address unless there is another contact address: %s', (_, contactEmail, sent) => {
    expect(changeOf(edited({ email: 'new@example.org', contactEmail }), maya).contactEmail).toBe(sent);
  });

  it.each([
    ['linkedin.com/in/maya', 'https://linkedin.com/in/maya'],
    ['http://maya.example', 'http://maya.example'],
    ['', ''],
  ])('completes the link %s', (typed, sent) => {
    expect(changeOf(edited({ linkedinUrl: typed, websiteUrl: typed }), maya)).toMatchObject({
      linkedinUrl: sent,
      websiteUrl: sent,
    });
  });
});

describe('a field that cannot be saved', () => {
  it.each([
    ['email', '', 'Email is required'],
    ['email', 'maya@', 'Please enter a valid email address'],
    ['contactEmail', 'maya at home', 'Please enter a valid email address'],
    ['linkedinUrl', 'javascript:alert(1)', 'Please enter a link that starts with https://'],
    ['websiteUrl', 'nowhere', 'Please enter a link that starts with https://'],
    ['websiteUrl', 'ftp://maya.example', 'Please enter a link that starts with https://'],
    ['bio', 'a'.repeat(2001), 'Please use at most 2000 characters'],
    ['firstName', 'a'.repeat(81), 'Please use at most 80 characters'],
  ])('%s %p: %s', (name, text, message) => {
    expect(problemsOf({ ...draft.fields, [name]: text })).toEqual({ [name]: message });
  });

  it('is none of an untouched profile, and none that is empty and optional', () => {
    expect(problemsOf(fieldsOf(aMember({ firstName: null, lastName: null })))).toEqual({});
    expect(problemsOf({ ...draft.fields, contactEmail: '', websiteUrl: 'maya.example' })).toEqual({});
  });
});

it('surrounding blanks are no change', () => {
  expect(readsTheSame(draft.fields, { ...draft.fields, bio: '  ' })).toBe(true);
  expect(readsTheSame(draft.fields, { ...draft.fields, profileImageUrl: '/api/images/a' })).toBe(false);
  expect(differing(draft.fields, { ...draft.fields, bio: 'x', profession: '' })).toEqual(['profession', 'bio']);
});

it('a person without a name is called by the address', () => {
  expect(nameOf(maya)).toBe('Maya Okafor');
  expect(nameOf({ ...maya, firstName: null, lastName: null })).toBe('maya@example.org');
});
