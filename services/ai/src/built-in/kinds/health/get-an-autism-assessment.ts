import { type Kind, step, tip } from '../kind.ts';
import { adhdReferralHere } from '../local-health.ts';

export const getAnAutismAssessment: Kind = {
  id: 'get-an-autism-assessment',
  category: 'health',
  name: 'Find out whether I am autistic',
  slots: {
    life: {
      words: [
        'noise|sounds|sensory|lights',
        'friendships|friends|small talk|social',
        'work|job|office',
        'burnout|shutdown|meltdowns|exhaustion',
        'relationship|marriage|partner',
        'routines|change',
      ],
      otherwise: 'noise, people and change',
    },
    person: {
      words: ['mother|mum', 'father|dad', 'parents', 'sister', 'brother', 'wife', 'husband', 'partner', 'aunt'],
      otherwise: 'parents',
    },
  },
  ask: {
    question: 'What made you think of it, and do you need a formal diagnosis?',
    chips: ['My child was diagnosed', 'I am exhausted from fitting in', 'I need support at work'],
  },
  hoursAWeek: 1.5,
  unhurried: true,
  weekly: 'One hour for the file, one change that makes a day easier',
  overview:
    'Waiting for an assessment takes months to years, so the plan does both: it gets you on the right list with a good file, and makes daily life easier now. Whether or not you get the diagnosis, what helps you is worth knowing.',
  approach:
    'Online tests give a hint, no more. Examples from childhood and from today count most. Learn about masking, especially as a woman or older person. You need not prove that you suffer; describe what things cost you.',
  done: 'You have a written result from somebody qualified, or a clear decision against it, and at least three changes that make life easier.',
  cautions: [
    'Being worn out, low, anxious or using alcohol to cope is treatable now and need not wait for the assessment. With thoughts of suicide call a crisis line or emergency number; say that you may be autistic.',
    'Check who may diagnose and whether authorities accept it before paying a private clinic.',
  ],
  steps: [
    step(
      'Write twenty examples from today and childhood',
      'Social talk, senses, routines, interests, play, school, friendships, exhaustion after people. Short and concrete: what happened, what it cost.',
      [
        'Write five examples of today with {life}',
        'Write five from before age twelve',
        'Do one serious questionnaire such as the AQ or RAADS and keep the result',
      ],
      0.5,
    ),
    step(
      'Ask your {person} about your childhood',
      'Early speech, play, foods, clothes, friends, meltdowns; reports and films help. If nobody can say, your own memories count too.',
      ['Choose five questions', 'Look for school reports', 'Write their words down'],
      1,
    ),
    step(
      'Find out who assesses adults near you',
      'National service, university clinic, autism society’s list, private with recognised report. Ask price, waiting time, what the report contains.',
      [
        'Call three places',
        'Ask: is the report accepted by employer and authorities?',
        'Write waiting times in a table',
      ],
      1,
    ),
    step(
      'Ask your doctor for the referral',
      'Take the file: two pages with headings social, repetitive, senses, childhood, cost. Ask about ADHD, anxiety and depression as well, which often come along.',
      [
        'Book a long appointment',
        'Bring the two pages and what it costs you with {life}',
        'Get on two lists and ask for cancellations',
      ],
      0.7,
      { local: adhdReferralHere, waitDays: 14 },
    ),
    step(
      'Make three changes to daily life now',
      'Earplugs, breaks after people, written agreements, same lunch, dim light, a day without plans. Choose what saves most energy with {life}.',
      ['List what drains and what refills', 'Change one thing a week', 'Note the evening energy'],
      1.5,
    ),
    step(
      'Meet other autistic adults',
      'Groups, forums and books by autistic people tell more about daily life than textbooks, before and after a diagnosis.',
      [
        'Join one group online and ask how others handle {life}',
        'Read one book by an autistic author',
        'Write what you recognise and what not',
      ],
      1,
    ),
    step(
      'Go through the assessment well prepared',
      'Two to four talks, questionnaires, sometimes tests. Unmask as well as you can; bring notes; ask for breaks and quiet light.',
      ['Send the file beforehand', 'Ask for the order of the day in writing', 'Plan a free day after it'],
      3,
      { waitDays: 30, when: { weeksFrom: 8 } },
    ),
    step(
      'Decide what you do with the answer',
      'Support at work, disability status, therapy that fits, whom you tell, and grief or relief. If the answer is no, ask what explains your experience instead.',
      [
        'Ask for the written report',
        'Choose whom to tell first, perhaps your {person}',
        'Ask for one adjustment at work or study',
      ],
      1,
    ),
  ],
  suggestions: [
    tip('Count your energy', 'People with high masking run out by evening.', 'Ten units a day', 'Note what costs'),
    tip('Write instead of calling', 'Many offices accept mail.', 'Ask for it', 'Template'),
    tip('Carry ear protection', 'Less noise means fewer shutdowns.', 'Plugs and headset', 'Bag and work'),
    tip('Name your interest as strength', 'It is rest and skill at once.', 'Hour a day', 'No excuse'),
    tip('Prepare scripts', 'Sentences for small talk save strength.', 'Three openers', 'One exit'),
    tip('Ask for written instructions', 'Clear words help you and others.', 'After meetings', 'Bullet points'),
    tip('Plan recovery after events', 'The day after is part of it.', 'Free morning', 'Quiet room'),
    tip('Keep safe foods', 'Eating something is better than nothing.', 'Stock', 'No shame'),
    tip('Warn of change', 'Ask others to tell you early.', 'A day before', 'Calendar'),
    tip('Find an autism-aware therapist', 'Some methods need changes.', 'Ask openly', 'Trial talk'),
    tip('Be careful with quick tests', 'Videos make everybody autistic.', 'Serious sources', 'Two pages'),
    tip('Tell few people at first', 'You cannot take it back.', 'One you trust', 'Your words'),
  ],
};
