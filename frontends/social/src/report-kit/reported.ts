/** What a report is about: a person or a post, and its name for the dialog. */
export interface Reported {
  readonly kind: 'member' | 'post';
  readonly id: string;
  readonly name: string;
}
