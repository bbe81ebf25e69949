import { type Kind, step, tip } from '../kind.ts';
import { talkingTherapyHere } from '../local-health.ts';
import { numbers } from '../stage-words.ts';

/** They are on a waiting list. */
const waiting = [
  'on a/the/three/several _? _? waiting_list/waiting_lists/waitlist',
  'waiting for a/my therapy/place/spot/appointment',
  'referred to/for',
  'doctor/gp referred/gave/wrote',
];

/** A therapist is found. */
const found = [
  'found a/my therapist/psychologist/counsellor',
  'have/got a/my first? therapist/session/appointment',
  'first therapy? session/appointment is/was? on/next/last/tomorrow/booked/yesterday',
  'started/began/begun/in therapy/counselling',
  `had ${numbers}/my_first/one/a_few sessions/session/appointments/appointment`,
];

export const startTherapy: Kind = {
  id: 'start-therapy',
  category: 'health',
  name: 'Find a therapist and start therapy',
  slots: {
    issue: {
      words: [
        'anxiety|panic',
        'depression|low mood',
        'trauma|ptsd|what happened to me|abuse',
        'grief|bereavement',
        'OCD|obsessive thoughts',
        'eating problems|eating|eating disorder|bulimia|anorexia|binge',
        'anger',
        'childhood experiences|childhood',
        'relationship trouble|couples|marriage|my wife|my husband',
        'addiction|drinking|drugs|gambling',
        'burnout',
        'self-esteem|self-worth',
        'sexuality|gender identity',
        'ADHD',
        'phobias|phobia',
        'loneliness',
        'divorce|break-up',
        'stress',
        'self-harm',
      ],
      otherwise: 'what troubles you',
    },
    person: { from: 'person', otherwise: 'a friend you trust' },
  },
  ask: {
    question: 'What should become easier, and who would pay for it?',
    chips: ['Through insurance or the health service', 'I can pay for some sessions', 'I do not know what I need'],
  },
  hoursAWeek: 2,
  weekly: 'One session, and half an hour of notes and exercises between sessions',
  measures: ['sessions'],
  overview:
    'You will find out which help fits, ask many places at once instead of one, have two or three first talks and choose. Until the place is free the plan gives you support for the waiting time.',
  approach:
    'Finding a place is work in calls and forms, so do it in short portions, with help if you have little strength. The fit with the person matters more than the method; you may change. Most people stop after three unanswered calls; the list in this plan is longer for that reason.',
  done: 'You have had at least five sessions with a therapist who fits, and a shared aim is written down.',
  cautions: [
    'If you think of ending your life or cannot keep yourself safe, do not wait for a place: call the emergency number, a crisis line, or go to a hospital now.',
    'Check the qualification: in many countries anybody may call themselves a counsellor or coach. Never stop medicines on your own when therapy begins.',
  ],
  steps: [
    step(
      'Write half a page about what you want help with',
      'What is hard, since when, what you have tried, what should be different in half a year. You will use it for every call and form.',
      [
        'Set a timer for 20 minutes and write about {issue}',
        'Underline the one sentence you could say on the phone',
        'Note the number of a crisis line in your phone',
      ],
      1,
      {
        resources:
          'Crisis lines of many countries: https://findahelpline.com · What therapies there are: https://www.mind.org.uk',
      },
    ),
    step(
      'Ask where you stand on the list and how to be called early',
      'Ring every list you are on: how long, may you take a place at short notice, is there a group or an online course meanwhile? Say plainly if it has got worse. Enter the next call in three weeks.',
      [
        'Ring each list and write the answer down',
        'Offer to come at short notice',
        'Put the next call in the calendar',
      ],
      0.7,
      { when: { said: waiting, unsaid: found } },
    ),
    step(
      'Prepare the first session on half a sheet',
      'Three lines: what brings me, what should be different in half a year, what I am afraid to say. Add your medicines and earlier help. You may read it out; nobody minds.',
      ['Write the three lines about {issue}', 'Add medicines and earlier therapy', 'Plan a quiet hour for afterwards'],
      0.7,
      { when: { said: found } },
    ),
    step(
      'Write down what helped in your last therapy',
      'Method, person, tempo, what you never said, why it ended. It shows which kind to look for now, and may lead back to the same place.',
      [
        'Write three things that helped and three that did not',
        'Decide whether to ask the former therapist about {issue}',
      ],
      0.7,
      { when: { level: 'experienced' } },
    ),
    step(
      'Talk to a doctor about the right kind of help',
      'A doctor can rule out bodily causes, write a referral and say what exists near you: health service, clinic, online course, group. Ask whether medicine is worth considering as well.',
      [
        'Book the appointment and take your half page',
        'Ask: which therapy has the best evidence for {issue}?',
        'Ask who pays and whether you need a form first',
      ],
      1.5,
      { waitDays: 5, when: { level: 'beginner', unsaid: [...waiting, ...found] } },
    ),
    step(
      'Make a list of ten places to ask',
      'Official registers, your insurer, university or company counselling, charities, training clinics (cheaper), online therapy. Note phone hours, cost and method for each.',
      [
        'Collect ten names with phone hours',
        'Mark those experienced with {issue}',
        'Ask {person} to look for three of them',
      ],
      2,
      { local: talkingTherapyHere, when: { unsaid: found } },
    ),
    step(
      'Call or write to all ten within one week',
      'Use one short text for all: what it is about, how it is paid, when you are free. Ask for a first talk and for the waiting list. Note every answer; some systems want proof of refusals.',
      [
        'Write the text once, with {issue} in one sentence',
        'Send or call three a day',
        'Write date and answer beside each name',
      ],
      2,
      { when: { unsaid: found }, waitDays: 14 },
    ),
    step(
      'Get support for the time of waiting',
      'A guided online course, a self-help group, a counselling centre, regular talks with your doctor. Ask again at the waiting lists every three weeks.',
      [
        'Choose one form of support and begin this week',
        'Tell {person} how you are once a week',
        'Put the next call to the lists in the calendar',
      ],
      3,
      { when: { weeksFrom: 4, unsaid: found } },
    ),
    step(
      'Have two or three first talks and compare',
      'Ask about training, experience with {issue}, method, length, cost, missed sessions. Notice afterwards: did I feel heard, could I say an awkward thing here?',
      [
        'Write five questions on a card',
        'Note three impressions right after each talk',
        'Sleep on it before you say yes',
      ],
      3,
      { when: { unsaid: found }, waitDays: 7 },
    ),
    step(
      'Check after three sessions whether you can speak freely there',
      'The fit between the two of you decides more than the method. Did I feel heard, could I disagree, do I know what we work on? Say it in the session if not; changing is allowed and common.',
      [
        'Answer the three questions in writing',
        'Say one honest thing in the next session',
        'Ask {person} what they notice',
      ],
      1,
      { waitDays: 14, when: { said: found } },
    ),
    step(
      'Give the week one fixed half hour for what you practise',
      'What happens between the sessions does most of the work: the exercise, a note, one thing done differently about {issue}. Same day, same chair.',
      ['Fix day and chair', 'Do the agreed exercise', 'Note one sentence for the next session'],
      3,
      { when: { said: found } },
    ),
    step(
      'Agree on aim, times and cost with the therapist',
      'One aim in your own words, a fixed hour, how you both check after about eight sessions whether it helps, and what to do in a crisis.',
      ['Say what should be different about {issue}', 'Have the agreement on cost and absences in writing'],
      1.5,
    ),
    step(
      'Go to the first five sessions and do the exercises',
      'Feeling stirred up for a day is normal. Say in the session what did not help; that is part of the work. Note one sentence after each hour.',
      [
        'Keep half an hour free after each session',
        'Do the agreed exercise on two days',
        'Say honestly after the fifth session whether it fits',
      ],
      8,
      { when: { weeksFrom: 4 }, measured: 'Attend {total} and look back together' },
    ),
  ],
  suggestions: [
    tip(
      'Ask about cancelled hours',
      'Short-notice places come free every week.',
      'Say when you can come at once',
      'Leave your number',
    ),
    tip(
      'Call in the official phone hour',
      'Many answer only then.',
      'Put the hours in your calendar',
      'Leave a short message',
    ),
    tip(
      'Consider a group',
      'Places are free sooner and it works well for many.',
      'Ask about its rules',
      'Try three times',
    ),
    tip(
      'Try a training clinic',
      'Supervised trainees take time and cost less.',
      'Search for institutes',
      'Ask about supervision',
    ),
    tip(
      'Check what the employer offers',
      'Many pay for several confidential sessions.',
      'Look in the intranet',
      'Ask what is reported: nothing',
    ),
    tip(
      'Use video if places are far',
      'It works about as well for most problems.',
      'A room with a closed door',
      'Headphones',
    ),
    tip(
      'Say what scares you about it',
      'Therapists expect that in the first hour.',
      'One sentence is enough',
      'You decide the pace',
    ),
    tip(
      'You may change',
      'A poor fit after five sessions is a good reason.',
      'Say it in the session',
      'Ask for other names',
    ),
    tip(
      'Keep a small notebook',
      'It holds what you want to bring next time.',
      'One line a day',
      'Read it before the hour',
    ),
    tip('Tell only whom you like', 'Nobody has a right to know.', 'Say: an appointment', 'Same time each week'),
    tip(
      'Ask about language and background',
      'Being understood without explaining helps.',
      'Registers have filters',
      'Interpreters exist too',
    ),
    tip(
      'Look after sleep and meals meanwhile',
      'They decide how much strength you have.',
      'Same getting-up time',
      'Three simple meals',
    ),
  ],
};
