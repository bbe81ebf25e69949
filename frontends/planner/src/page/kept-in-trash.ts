/** What a question before a deletion of several tasks says. */
export const keptInTrash = 'What is deleted stays in the trash for 30 days.';
