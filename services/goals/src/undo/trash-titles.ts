/** Where the trash finds the titles of each kind of deletion. */
export const trashTitles = {
  goal: ['goals.title'],
  milestone: ['milestones.title'],
  roadmap: ['milestones.title', 'memo.parked.todos.todo.title'],
  suggestions: ['suggestions.title'],
  todos: ['memo.todos.todo.title'],
  'replaced-todos': ['memo.todos.todo.title'],
} as const;
