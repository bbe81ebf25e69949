import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** A counsellor is found. */
const counselled = [
  'in/having/doing/started/had/booked couples/couple/marriage? therapy/counselling',
  'seeing/see a couples/marriage? counsellor/therapist',
  `had ${numbers}/our_first/one sessions/session`,
];

/** Both want to try. */
const agreed = [
  'agreed/agree/both/willing to/want try/to/work',
  'both want',
  'he/she agreed/agrees/wants to',
  'we both said/say/decided',
  'she/he is? agreed to',
  'time we gave',
  'on trial',
  'both wanna',
];

/** They live apart. */
const apart = [
  'he/she/husband/wife/partner/boyfriend/girlfriend/i/we has/have? moved_out',
  "i've/he's/she's moved_out",
  'living apart',
  'separated since/last/for/in/two/three',
  'he/she left',
];

const affair = ['affair/affairs/cheated/cheating/unfaithful/infidelity/betrayed/betrayal'];

const awayWork = ['offshore/rigs/rig/at_sea/deployed/deployment/long-haul', 'weeks in four', 'away for work'];

export const saveARelationship: Kind = {
  id: 'save-a-relationship',
  category: 'relationship',
  name: 'Give our relationship a fair last chance',
  slots: {
    partner: {
      words: ['husband', 'wife', 'girlfriend', 'boyfriend', 'fiancee', 'fiance', 'spouse', 'partner'],
      otherwise: 'partner',
    },
    issue: {
      words: [
        'affair|cheated|cheating|infidelity|unfaithful',
        'lies|lied|lying|secret',
        'constant arguments|argue|arguing|arguments|fights|fighting|quarrels',
        'jealousy|jealous',
        'distance between you|separate rooms|flatmates|grown apart|does not love',
        'drinking|alcohol',
        'money troubles|money|debt|debts',
        'lack of sex|no sex|intimacy',
        'work hours|time for work|workaholic|overtime|work',
        'strain since the baby|baby|kids',
        'in-laws|mother-in-law',
        'gaming|phone',
      ],
      otherwise: 'main problem',
    },
  },
  ask: {
    question: 'Where do the two of you stand today?',
    chips: ['Both want to try', 'Only I want to try', 'We are already separated'],
  },
  hoursAWeek: 3,
  weekly: 'Have one talk of thirty minutes with rules, and one hour together without problems',
  overview:
    'You will calm things down, ask your {partner} honestly whether both want to try, get skilled help, and work on the {issue} for a fixed time. At the end both of you decide with clear heads, and either answer is a result.',
  approach:
    'You can change only your own part, so start with that and without pressure on your {partner}. Agree on a time of about three months in which nobody threatens to leave. Pleading, spying and big promises push people away; small changes that last are what persuades.',
  done: 'After the agreed time both of you have said clearly whether you stay together and on what terms, and have written down the next steps.',
  cautions: [
    'Where there is violence, threats, forced sex or control, couples work is not safe. Call a helpline for domestic abuse, from a phone that is not checked, and plan with them.',
    'A no is a no. Repeated messages, surprise visits or following somebody can frighten them and be a crime.',
    'If thoughts of suicide come up in either of you, call your emergency number or a crisis line at once.',
  ],
  steps: [
    step(
      'Write down your own part in the trouble',
      'Write three things you did or left out, as concretely as possible and without the word but. Then choose one you can change from today. It prepares you better than a list of the other one’s faults.',
      [
        'Take thirty minutes alone with paper',
        'Choose one behaviour for this week',
        'Tell a calm friend, not one who takes sides',
      ],
      1,
    ),
    step(
      'Ask your {partner} for one calm talk',
      'Suggest a time and a limit of forty minutes. Say what you regret, what you hope for, and ask: would you try for three months with help? Accept time to think, and listen more than you talk.',
      [
        'Write down four sentences beforehand',
        'Ask by message for a time that suits them',
        'End on time, even when it is unfinished',
      ],
      2,
      { when: { unsaid: agreed }, waitDays: 5 },
    ),
    step(
      'Write down together what the next three months are for',
      'You both want to try, so give it a shape: one sentence each on what must become different, a day on which you look back, and what neither does until then. Both sign.',
      ['Write one sentence each', 'Fix the day for looking back', 'Write what neither does until then'],
      1,
      { when: { said: agreed } },
    ),
    step(
      'Agree on rules for the next weeks',
      'For example: no threats of leaving, no quarrels after nine or in front of children, a word for a pause with a return within a day, and no checking of phones. With separate homes, agree when you meet and who knows what.',
      ['Propose five rules to your {partner} and ask for theirs', 'Write them down for both'],
      1.5,
      { when: { unsaid: apart } },
    ),
    step(
      'Agree how you meet while you live apart',
      'Two fixed times a week, one for what must be settled, one without problems. Who is told what, what about others, children, money, and until when. No talks at night by phone.',
      ['Propose two fixed times', 'Write who is told what', 'Set the day for a decision'],
      1.5,
      { when: { said: apart } },
    ),
    step(
      'Book a couples counsellor together',
      'Look for training in couples work, choose somebody who lets both of you speak, and ask how they would deal with the {issue}. Many church or family services are cheap or free. If the other one refuses, go alone; that often changes something too.',
      [
        'Find three addresses and ask for first appointments',
        'Each writes down one aim for counselling',
        'Go three times before judging',
      ],
      3,
      {
        when: { unsaid: counselled },
        waitDays: 10,
        resources:
          'Relationship support, UK: https://www.relate.org.uk · Research for couples: https://www.gottman.com',
      },
    ),
    step(
      'Bring one real moment of the week to each session',
      'Not the whole history: one evening, what was said, what each felt and wanted. Ask for one exercise until next time. Say in the room when something hurt; that is what it is for.',
      ['Choose one moment each', 'Ask for one exercise', 'Do it twice before the next session'],
      5,
      { when: { said: counselled } },
    ),
    step(
      'Show for six weeks that you changed one thing',
      'Do it every day and without pointing it out. If the {issue} broke trust, be fully open: end the other contact, answer questions, and say where you are without being asked.',
      [
        'Define how often and when',
        'Note each day in a few words',
        'Ask your {partner} after three weeks whether it shows',
      ],
      8,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Give the affair its own hour and its own rules',
      'Contact has ended and your {partner} has seen that it has. Questions come once a week for 45 minutes: what, when, why it was possible; no details of bodies, which only make pictures. Whereabouts are open for the agreed months. The one who was hurt sets the pace, the other does not say: not again.',
      [
        'Agree what open means and until when',
        'Fix the hour and its end',
        'Bring the hardest question to the counsellor',
      ],
      6,
      { when: { said: affair } },
    ),
    step(
      'Talk about the {issue} once a week with a timer',
      'Each speaks for ten minutes while the other listens and then repeats what they heard; ten minutes are for one next step. Stop at thirty. Keep what gets too heated for the counsellor.',
      ['Choose a fixed day and hour', 'Begin with the smallest part', 'Write down one agreement each time'],
      6,
      { when: { unsaid: affair } },
    ),
    step(
      'Plan the days at home before you come home',
      'Two hours alone on the second day, not the first; one talk with a timer; one day with nothing arranged. While apart a call at a fixed hour and one thing you watch or read both. Ask before each leaving: what do you need from me until I am back?',
      ['Write the days at home on one page', 'Fix two hours alone', 'Fix the hour of the calls'],
      5,
      { when: { said: awayWork } },
    ),
    step(
      'Have good hours with your {partner} again',
      'Once a week spend an hour in which problems are not mentioned: a walk, cooking, a film, something from your first year. Do not expect tenderness at once; being at ease comes first.',
      ['List ten things you both liked', 'Plan the first two good hours'],
      6,
      { when: { unsaid: awayWork } },
    ),
    step(
      'Decide together at the agreed date',
      'Each answers alone: what became better, what did not, can I live with that, what would I need? Then tell each other, best with the counsellor. It is done when both have said clearly whether they stay, and the next steps after the {issue} are written down.',
      [
        'Answer the four questions in writing',
        'Tell your {partner} and listen to their answers',
        'Write down the next three steps',
      ],
      3,
    ),
  ],
  suggestions: [
    tip(
      'Leave the children out of it',
      'They should not carry messages or take sides.',
      'No quarrels before them',
      'Say: it is not because of you',
    ),
    tip(
      'Sleep before answering',
      'An angry message cannot be taken back.',
      'Write it in your notes first',
      'Send one sentence in the morning',
    ),
    tip(
      'Choose whom you tell',
      'Family remembers when you have made up.',
      'One or two calm people',
      'Ask them to listen only',
    ),
    tip(
      'Look after sleep and food',
      'Tired people quarrel more.',
      'In bed before midnight',
      'No serious talks when hungry',
    ),
    tip(
      'Thank them for small efforts',
      'People go on changing when it is noticed.',
      'One thing a day',
      'No but afterwards',
    ),
    tip(
      'Say sorry with three parts',
      'Say what you did, what it did to them, and what you do now.',
      'Add no explanation',
      'Then wait',
    ),
    tip('Do not use gifts as repair', 'They can look like payment.', 'Keep small promises instead', 'Be on time'),
    tip('Stop checking', 'Control does not bring back trust.', 'No reading of phones', 'Ask openly, at agreed times'),
    tip(
      'Treat what lies behind',
      'Drinking, depression or debts need their own help.',
      'Doctor or advice service',
      'Tell your partner that you go',
    ),
    tip(
      'Have a life of your own meanwhile',
      'Waiting at home makes you cling.',
      'Friends, sport and sleep',
      'Two fixed dates a week',
    ),
    tip(
      'Ask what they need to feel safe',
      'The answer is usually small and concrete.',
      'A message when late',
      'A door that may be closed',
    ),
    tip(
      'Learn your rights quietly',
      'Knowing them makes you less afraid.',
      'One talk with an advice service',
      'It does not mean that you leave',
    ),
    tip('Set a date for looking back', 'Otherwise the trial has no end.', 'Three months', 'In both calendars'),
  ],
};
