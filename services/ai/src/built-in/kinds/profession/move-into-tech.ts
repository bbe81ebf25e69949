import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** The course is done or a portfolio exists. */
const learnt = [
  'finished/done/completed/graduated a/the/my/an/from _? bootcamp/course/degree/certificate/courses',
  'have/got/built a/my/two/three/some _? portfolio/projects/apps/github',
  'self-taught',
  'coding for/since',
];

/** They apply already. */
const applying = [
  `applied/applying to/for about/around/over? ${numbers}/several/many/lots/dozens/hundreds/a_few`,
  `${numbers} applications`,
  'no interviews/answers/replies/callbacks',
  'getting/got/had rejections/rejected/no_replies',
];

export const moveIntoTech: Kind = {
  id: 'move-into-tech',
  category: 'profession',
  name: 'Move into a tech job',
  slots: {
    role: {
      words: [
        'frontend developer|frontend|front end',
        'backend developer|backend',
        'full stack developer|full stack|fullstack',
        'web developer',
        'mobile developer|android developer|ios developer',
        'software developer|software engineer|developer|programmer|dev',
        'data analyst',
        'data engineer',
        'data scientist|data science',
        'machine learning engineer|machine learning|ai engineer|ai',
        'cybersecurity analyst|cybersecurity|cyber security|ethical hacker|security',
        'DevOps engineer|devops',
        'cloud engineer|cloud',
        'system administrator|sysadmin|network',
        'IT support|it support|help desk',
        'software tester|qa|test engineer|tester|testing',
        'UX designer|ux|ui designer',
        'product manager',
        'product owner|scrum master',
        'project manager',
        'business analyst',
        'technical writer',
        'tech sales|account executive',
        'health IT|health it',
        'game developer',
      ],
      otherwise: 'tech',
    },
  },
  ask: {
    question: 'Which work in tech attracts you, and how much have you built already?',
    chips: ['No idea which role yet', 'I code a little', 'Trained, but nobody hires me'],
  },
  hoursAWeek: 10,
  weekly: 'Build on four days, and talk to one person in the role',
  measures: ['applications', 'projects'],
  overview:
    'You choose one {role} role that fits what you bring, learn what local adverts really ask for, and build two projects from your old field, because that is where you are ahead of other beginners. Applying begins before you feel ready.',
  approach:
    'Allow nine to eighteen months beside a job, five to eight full-time. Junior posts have many applicants, so contacts, internal moves and tasks near your old trade work better than a hundred online forms. What usually goes wrong is endless courses and projects copied from tutorials.',
  done: 'You have a signed contract for a tech role or a first paid contract in it.',
  cautions: [
    'Before paying for a bootcamp ask for the number of graduates hired in the last year, talk to two of them yourself, and read what the loan or income-share contract costs in the worst case. Keep your job until there is a contract.',
  ],
  steps: [
    step(
      'Count what twenty {role} adverts ask and what you can show',
      'Two columns: asked for, shown by a link. What is asked ten times and shown nowhere is the next thing to build. Ignore what stands in two adverts only.',
      ['Count words in twenty adverts', 'Put your proof beside each', 'Choose the one gap to close'],
      1.5,
      { when: { said: [...learnt, ...applying] } },
    ),
    step(
      'Compare {role} work with two other roles, day by day',
      'The roles differ: writing code, looking for faults, talking to users, reading numbers, keeping systems running. Read five adverts for each in your area and note tasks, pay, and how many take beginners. Choose one for the next months.',
      [
        'Read five {role} adverts in thirty minutes',
        'Watch one video of an ordinary day',
        'Choose one role and a second one in reserve',
      ],
      2,
      {
        when: { unsaid: [...learnt, ...applying] },
        resources: 'Tasks and skills by occupation: https://www.onetonline.org',
      },
    ),
    step(
      'Ask five people how they got their first post',
      'Two of them should have come from another trade. Ask: what do you use daily, what would you learn first, who hires beginners here, what do you see in poor applications?',
      [
        'Look among former colleagues and meetups',
        'Ask about {role} work in firms of your old field',
        'Write the list of named skills',
      ],
      5,
    ),
    step(
      'Learn the base of {role} work in one structured course',
      'Take one course with exercises and an end, chosen by what the five people named. Study ten hours a week, type everything, and begin no second course. It is done when you can do the entry exercises of that role without help.',
      ['Take a free trial week', 'Fix four study times', 'Finish the first small {role} exercise'],
      120,
      {
        when: { level: 'beginner', unsaid: [...learnt, ...applying] },
        resources: 'Free curricula: https://www.freecodecamp.org · https://www.coursera.org',
      },
    ),
    step(
      'Have two people who hire look at your best project',
      'Ten minutes each: would you invite me, what is missing, what would you ask? Then tests, a clear description, a live link. One finished project beats five begun ones.',
      ['Choose the best project', 'Ask two people who hire {role} staff', 'Mend the three things they named'],
      8,
      { when: { said: learnt, level: 'beginner' } },
    ),
    step(
      'Close the three gaps that {role} adverts name most',
      'Count what twenty adverts ask for and what you lack: often tests, version control, cloud basics, SQL or working in a team. Give each gap four weeks, inside a project.',
      [
        'Count the words in twenty {role} adverts',
        'Put the three commonest gaps in order',
        'Use each in your own project',
      ],
      40,
      { when: { level: 'experienced' } },
    ),
    step(
      'Build a project from your old trade',
      'Make something former colleagues would use: a rota for nurses, a stock list for a shop, an analysis of timetables. Use real data without names, and publish the code or case study with a short description.',
      [
        'Ask two former colleagues what wastes their time',
        'Build the smallest useful version in three weeks',
        'Write what you decided and why',
      ],
      50,
      { measured: 'Complete the first {20%} with a real user' },
    ),
    step(
      'Work with others on a second project',
      'Join an open-source project, a charity, a study group or a task at your employer, with reviews and dates. It shows that you can work in a team. Ask for a short reference.',
      ['Ask your present firm about {role} tasks', 'Take one small task a week', 'Ask for two sentences you may quote'],
      35,
      { when: { weeksFrom: 16 } },
    ),
    step(
      'Rewrite CV and profile for {role} openings',
      'Put the role, three skills with proof and two projects with links on top. Show the old work as a strength, such as knowing hospitals, customers or shifts. One page is enough.',
      [
        'Write the first third with words from {role} adverts',
        'Have it read by one person in the role',
        'Switch profile and portfolio to the new title',
      ],
      6,
      { when: { unsaid: applying } },
    ),
    step(
      'Find the point where your applications stop',
      'No answers: first third of CV and title. Calls but no tasks: your story. Tasks but no offers: practice. Change only that, send ten, count again, and go through people wherever you can.',
      ['Count sent, called, task, offer', 'Change the one weak point', 'Ask five people in firms for a talk'],
      4,
      { when: { said: applying } },
    ),
    step(
      'Apply to thirty places, ten through people',
      'Junior, trainee, support, testing, internal moves and firms of your old trade count as entries. Send five a week, half of them with a message to somebody in the team. After ten without an answer change the first third of the CV.',
      ['List thirty firms', 'Write five {role} applications a week', 'Go to two meetups'],
      30,
      { measured: 'Reach {60%} of the applications, some through people' },
    ),
    step(
      'Practise typical tasks, interview for {role} posts, and sign',
      'Solve entry tasks for thirty minutes a day, thinking aloud; explain your projects in three minutes; ask for time with the team. Compare learning, mentor and pay; the first year’s teacher matters more than the title.',
      ['Do two mock interviews', 'Ask each {role} team who will teach you', 'Sign, then give notice'],
      30,
      { measured: 'Finish {total} and sign' },
    ),
  ],
  suggestions: [
    tip(
      'Name your old trade first',
      'Few people know both your old field and technology.',
      'In the headline',
      'In each letter',
    ),
    tip('Start inside your firm', 'They know that you are reliable.', 'Offer to automate a report', 'Ask IT for a day'),
    tip(
      'Keep learning and applying together',
      'Interviews show you what is missing, so do not wait to feel ready.',
      'Half and half after month four',
      'Interviews show gaps',
    ),
    tip('Write a short note on each solved problem', 'It shows how you think.', 'Ten lines', 'Public'),
    tip(
      'Find a partner who learns {role} work',
      'Most people who learn alone stop after a few months.',
      'Two calls a week',
      'Show work, not plans',
    ),
    tip(
      'Do not compare with people of twenty',
      'You have years of work with customers and deadlines that they lack.',
      'Write yours down',
      'One example each',
    ),
    tip(
      'Ask for a code or work review',
      'An experienced person sees in an hour what you overlook.',
      'A mentor programme',
      'Three questions',
    ),
    tip('Use English documentation', 'It is the working language in most teams.', 'Page a day', 'Words in a list'),
    tip(
      'Count money for twelve months',
      'It is easier to learn when rent is not a worry.',
      'Grants for retraining',
      'Part-time first',
    ),
    tip(
      'Accept the side door',
      'From support or testing many move to the wanted role within a year or two.',
      'Ask who moved on',
      'Agree a date',
    ),
    tip('Treat AI tools as a colleague to check', 'You must explain each line.', 'Ask why', 'Rewrite it yourself'),
    tip('Keep one evening for friends', 'Ten extra hours a week need a balance.', 'Fixed day', 'No screens'),
  ],
};
