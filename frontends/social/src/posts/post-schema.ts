import '@pathwise/remote-kit/zod-without-eval';
import { newCategorisedPost, newMentorshipOffer, type PostKind } from '@pathwise/contracts/post';
import { z } from 'zod';

const { title, description, category } = newCategorisedPost.shape;
const fields = z.object({ title, description, category: category.unwrap(), price: z.string() });
const withPrice = fields.extend({ price: newMentorshipOffer.shape.price });

/** The contract's own rules for the form, loaded together with it. */
export const postFields = (kind: PostKind) => (kind === 'mentorship' ? withPrice : fields);
