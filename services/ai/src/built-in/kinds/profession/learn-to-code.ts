import { type Kind, step, tip } from '../kind.ts';

/** They know the basics. */
const basics = [
  'know/learned/learnt/done/finished/understand/completed the basics',
  'know html/css/python/javascript/java/sql/some/a_bit/a_little',
  'finished/done/completed cs50/freecodecamp/codecademy/the_odin_project',
  'finished/done/completed a/the/my/an/several/two _? course/courses/tutorial/tutorials',
  'built/made/written/wrote a/some/two/three/my/several small? app/apps/game/site/sites/website/websites/projects/scripts/script/tools/program/programs',
  'tutorial hell',
  'coding for/since',
  'already know/code in',
];

/** It is for the work on the desk. */
const forWork = [
  'automate/automating/automation',
  'at/for my job/work',
  'boring stuff/tasks/work/bits',
  'excel/spreadsheet/spreadsheets/reports',
];

export const learnToCode: Kind = {
  id: 'learn-to-code',
  category: 'profession',
  name: 'Learn to code',
  slots: {
    language: {
      words: [
        'Python|python',
        'JavaScript|javascript|js',
        'TypeScript|typescript',
        'React|react',
        'HTML and CSS|html|css',
        'Java|java',
        'Kotlin|kotlin',
        'Swift|swift',
        'C++|c++|arduino',
        'C#|c#|csharp',
        'Golang|golang|go language',
        'Rust|rust',
        'Ruby|ruby',
        'PHP|php',
        'Scala|scala',
        'Haskell|haskell',
        'Lua|lua',
        'shell scripting|bash|shell scripts',
        'web development|web dev',
        'Vue|vue',
        'Django|django',
        'Node|node.js|nodejs',
        'Flutter|flutter|dart',
        'algorithms',
      ],
      otherwise: 'code',
    },
  },
  ask: {
    question: 'What would you like to make, and have you written any code before?',
    chips: ['Never, I start from zero', 'Some courses, nothing finished', 'I know one language already'],
  },
  hoursAWeek: 5,
  weekly: 'Write code for 40 minutes on four days, before reading anything',
  measures: ['projects', 'apps', 'problems', 'exercises', 'days'],
  overview:
    'You learn {language} by writing small programs that you need yourself, not by watching others write them. After about thirty hours the first own program runs, and each one after that is a little larger than you find comfortable.',
  approach:
    'Keep to one course and one language until the first program is finished, and work on most days, because long gaps are what beginners lose most to. The typical trap is doing tutorial after tutorial without ever starting from an empty file.',
  done: 'A program that you wrote from an empty file is in use by at least one other person.',
  steps: [
    step(
      'Rebuild the last thing you made from an empty file',
      'No video, no old code, two evenings. Note what you had to look up: the three commonest are what you repeat in {language}. If nothing was ever yours, take a list that saves itself to a file.',
      ['Choose the thing and open an empty file', 'Note what you looked up', 'Repeat the three commonest'],
      2,
      { when: { said: basics, level: 'beginner' } },
    ),
    step(
      'Write and change your first twenty lines of {language}',
      'Choose one course and use its editor in the browser or install one. Make the first example run, then change it until it breaks and mend it again.',
      [
        'Open the course and run the first line of {language}',
        'Change three values and see what happens',
        'Block four slots of forty minutes this week',
      ],
      1.5,
      {
        when: { level: 'beginner', unsaid: basics },
        resources: 'Free courses: https://www.freecodecamp.org and https://cs50.harvard.edu',
      },
    ),
    step(
      'Rebuild one old exercise in {language} without looking',
      'Take something you once followed in a course and write it from an empty file. Note what you had to look up; these are the first topics to repeat.',
      [
        'Choose the exercise and close the solution',
        'Write down each thing you looked up',
        'Repeat the two commonest in {language}',
      ],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Finish the basics of {language} by typing every example',
      'Learn variables, conditions, loops, functions, lists and reading from files. Type every example instead of copying it. It is done when you can write a loop with a condition in {language} without help.',
      [
        'Do thirty minutes a day for three weeks',
        'Solve ten tiny exercises without looking',
        'Explain a function to somebody who does not code',
      ],
      16,
      { measured: 'Finish the first {20%} by typing everything', when: { level: 'beginner', unsaid: basics } },
    ),
    step(
      'Stop courses and read 200 lines of somebody’s {language}',
      'A small, well-kept project: run it, change one thing, find out how the parts talk. Write one page about it. Reading is the step from courses to programs.',
      ['Choose a small project', 'Run it and change one thing', 'Draw how its parts talk'],
      6,
      { when: { said: basics, level: 'beginner' } },
    ),
    step(
      'Learn to find and mend mistakes',
      'Read the whole error message, find the line, change one thing, run it again. Learn to stop the program at a line and look inside. Keep a small diary: what I saw, why, what helped.',
      [
        'Collect your five commonest {language} errors',
        'Use the debugger once',
        'Ask one good question in a forum or at a meetup',
      ],
      5,
    ),
    step(
      'Ask what you may install and time your dullest task',
      'Ask the computer people at work: may I run {language}, where, on which data? Without a yes practise at home on made-up files. Then take the task you repeat most, count minutes and clicks for a week, and write its steps in ten lines: that is your program.',
      [
        'Send the question to the computer people',
        'Count minutes and clicks of three tasks',
        'Write the steps of the worst one',
      ],
      2,
      { waitDays: 5, when: { said: forWork } },
    ),
    step(
      'Read, change and save one spreadsheet by program',
      'Always a copy, never the original, and made-up names instead of real people. Open the file, print ten rows, filter them, add one column, save under a new name; in Python with openpyxl or pandas. Compare the result by hand for twenty rows.',
      ['Make a copy with made-up rows', 'Print, filter and add one column', 'Check twenty rows by hand'],
      12,
      { when: { said: forWork }, measured: 'Reach {50%}, one with a real spreadsheet' },
    ),
    step(
      'Run it beside the old way for two weeks',
      'Do the task both ways and compare every difference. Write one page: what it needs, what it does, what to do when it stops. Keep it where work keeps files, not in public, and show the saved minutes to your boss.',
      ['Compare both results each day', 'Write the one page', 'Add up the minutes saved'],
      6,
      { when: { said: forWork } },
    ),
    step(
      'Build a small tool that you will use',
      'It may be a bill splitter, a revision quiz, a file renamer or a page about your club. Forty to a hundred lines are enough. Write in four sentences what it does before you begin.',
      [
        'Write in four sentences what the tool does',
        'Get the ugliest version of it running in {language}',
        'Use it for a week and mend two things',
      ],
      14,
      { when: { unsaid: forWork } },
    ),
    step(
      'Save your work with Git and publish it',
      'Learn five commands: status, add, commit, push and going back. Put the tool online with a short description, so that a stranger can start the program from it.',
      [
        'Make a free account and push the first version',
        'Describe what the tool is and how to start it',
        'Find one {language} project and compare its description with yours',
      ],
      4,
      { when: { unsaid: forWork }, resources: 'First steps with Git and GitHub: https://docs.github.com/get-started' },
    ),
    step(
      'Make something in {language} with data from outside',
      'Read a table, weather data or a list from the internet and show it. You will meet waiting, missing values and strange characters, which is what real programs are about.',
      ['Choose a public source', 'Draw the result on paper first', 'Finish one screen with {language}'],
      18,
      { measured: 'Reach {50%}, one with real data', when: { unsaid: forWork, weeksFrom: 8 } },
    ),
    step(
      'Have an experienced person read 200 lines of your {language}',
      'Ask for the three things they would change first, and change them. Then write five automatic tests for the part you trust least.',
      [
        'Find a reader in a community, at work or at a meetup',
        'Send at most 200 lines of {language}',
        'Make the three changes the reader named',
      ],
      6,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Finish a program that somebody else uses',
      'Choose the smallest version that helps one real person: a club, a parent, a colleague. Watch them use it without helping, mend what they stumble over, and note what you want to learn next in {language}.',
      [
        'Agree with the person what it must do',
        'Put it where they can start it',
        'Watch ten minutes in silence and mend three things',
      ],
      22,
      { measured: 'Complete {total}, the last one for somebody else' },
    ),
  ],
  suggestions: [
    tip(
      'Write first, look up later',
      'Reading feels like progress and is only half of it.',
      'Twenty minutes from memory',
      'Then the documentation',
    ),
    tip(
      'Ask after thirty minutes',
      'Longer alone mostly teaches frustration.',
      'What I wanted, did, saw',
      'Writing it down often solves it',
    ),
    tip(
      'Let helpers explain, not write',
      'Code you did not write is not learnt.',
      'Ask for a hint',
      'Then close the window and type',
    ),
    tip(
      'Stop with a small failing thing',
      'Tomorrow you know at once where to begin.',
      'A note in the file',
      'Open that file first',
    ),
    tip(
      'Read one short program in {language} a week',
      'You see how others name and order things.',
      'Under 100 lines',
      'Explain it line by line',
    ),
    tip(
      'Give things honest names',
      'With clear names the code needs few comments.',
      'What it holds, not how',
      'Rename when it changes',
    ),
    tip(
      'Learn one shortcut of the editor a week',
      'You lose the thread less often when the hands are quick.',
      'Write it on a note',
      'Use it ten times',
    ),
    tip(
      'Choose a problem from your own life',
      'You will go on when it gets hard.',
      'Something you do by hand monthly',
      'Measure the minutes saved',
    ),
    tip(
      'Join one community',
      'Beginners are welcome where they show an attempt.',
      'Library or coding club',
      'One question a week',
    ),
    tip(
      'Repeat an exercise after a week',
      'Doing it again alone shows what has stayed.',
      'Empty file',
      'Half of the time',
    ),
    tip(
      'Keep a list of finished programs',
      'It shows progress on bad days.',
      'Name, date, what was new',
      'It becomes your portfolio',
    ),
    tip(
      'Do not change the language in the first months',
      'The second language is easy once you know the first one well.',
      'Write the temptation down',
      'Look again after the first tool',
    ),
    tip(
      'Have a ten-minute version',
      'On bad days a tiny task keeps the habit.',
      'One exercise',
      'Or rename and tidy one function',
    ),
  ],
};
