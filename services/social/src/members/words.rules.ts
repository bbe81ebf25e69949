import { wordsOf } from '@pathwise/service-kit/search/words.rules';
import type { Profile } from './member.model.ts';

type Searched = Pick<Profile, 'firstName' | 'lastName' | 'profession' | 'location' | 'lookingFor'>;

/** The folded words of what search looks at: name, profession, location and what the person looks for. */
export const wordsOfProfile = ({ firstName, lastName, profession, location, lookingFor }: Searched): string[] =>
  wordsOf([firstName, lastName, profession, location, lookingFor]);
