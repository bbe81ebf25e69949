import type { AnyPost, CategorisedPost, MentorshipOffer } from '@pathwise/contracts/post';

let made = 0;

const dayMs = 24 * 3_600_000;

function aPost(): Omit<CategorisedPost, 'category'> {
  made += 1;
  return {
    id: `post-${made}`,
    userId: 'user-2',
    title: `Post ${made}`,
    description: 'Twenty minutes a day',
    createdAt: '2026-11-20T09:00:00.000Z',
    freshUntil: new Date(Date.now() + 20.5 * dayMs).toISOString(),
    lapsed: false,
    lapsesSoon: false,
    user: {
      id: 'user-2',
      firstName: 'Priya',
      lastName: 'Venkatesan',
      profileImageUrl: null,
      profession: 'Civil engineer',
      hasContactEmail: true,
      contactEmail: 'priya@example.org',
    },
  };
}

/** An accountability request or a challenge of somebody else. */
export const aRequest = (own: Partial<CategorisedPost> = {}): CategorisedPost => ({
  ...aPost(),
  category: 'Health',
  ...own,
});

export const anOffer = (own: Partial<MentorshipOffer> = {}): MentorshipOffer => ({
  ...aPost(),
  price: '$50/hour',
  ...own,
});

/** Makes it a post of the signed-in person. */
export const ofReader = <Post extends AnyPost>(post: Post): Post => ({
  ...post,
  userId: 'user-1',
  user: { ...post.user, id: 'user-1', firstName: 'Maya', lastName: 'Okafor', contactEmail: 'maya@example.org' },
});
