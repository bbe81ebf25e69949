import type { Member } from '@pathwise/contracts/api/social';

let made = 0;

export function aMemberRow(own: Partial<Member> = {}): Member {
  made += 1;
  return {
    id: `member-${made}`,
    firstName: 'Ada',
    lastName: `Nwosu ${made}`,
    profileImageUrl: null,
    profession: 'Beekeeper',
    location: 'Leeds',
    bio: null,
    lookingFor: null,
    funFact: null,
    linkedinUrl: null,
    websiteUrl: null,
    goalsPublic: true,
    diaryPublic: false,
    hasContactEmail: true,
    ...own,
  };
}
