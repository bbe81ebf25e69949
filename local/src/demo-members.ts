import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { type DemoEntry, type DemoPlan, mayasDiary, mayasPlan, noahsDiary } from './demo-plan.ts';

/** Invented people and their plans, so that a first start shows a product in use. Nobody owns an address at example.org. */
export type DemoGoal = {
  title: string;
  description?: string;
  category: GoalCategory;
  priority?: 'low' | 'medium' | 'high';
  /** Days after the day of loading. */
  dueInDays?: number;
  /** The number of ticked steps of its roadmap. */
  stepsDone?: number;
  status?: 'active' | 'completed' | 'paused';
  ownMilestone?: string;
};

export type DemoMember = {
  email: string;
  firstName: string;
  lastName: string;
  timeZone: string;
  profession: string;
  location: string;
  bio?: string;
  lookingFor?: string;
  funFact?: string;
  premium?: true;
  goalsPrivate?: true;
  goals: DemoGoal[];
  plan?: DemoPlan;
  diary?: DemoEntry[];
  diaryPublic?: true;
  /** The messages to the coach, in order. A wish becomes another goal. */
  chats?: string[];
};

export const maya: DemoMember = {
  email: 'maya@example.org',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  timeZone: 'Europe/Lisbon',
  profession: 'Product designer',
  location: 'Lisbon, Portugal',
  bio: 'Designer of calm software. Moved south two years ago and still counts in three languages.',
  lookingFor: 'A running partner for Sunday mornings and somebody to practise Portuguese with.',
  funFact: 'Once sailed from Bergen to Shetland without learning to tie a proper bowline.',
  premium: true,
  goals: [
    {
      title: 'Read 24 books this year',
      description: 'Two a month, at least one of them fiction.',
      category: 'hobby',
      priority: 'low',
      dueInDays: 30,
      status: 'completed',
    },
    {
      title: 'Make new friends in Lisbon',
      description: 'The people I like live ten minutes away and I see them twice a year.',
      category: 'relationship',
      dueInDays: 40,
    },
    {
      title: 'Learn Portuguese to B1',
      description: 'Enough for the doctor, the landlord and a joke.',
      category: 'personal',
      dueInDays: 180,
      stepsDone: 3,
      ownMilestone: 'Order in a café without being answered in English',
    },
    {
      title: 'Save €6,000 for a sabbatical',
      description: 'Three months off, nothing borrowed.',
      category: 'financial',
      priority: 'medium',
      dueInDays: 365,
      stepsDone: 2,
    },
    {
      title: 'Run a half marathon',
      description: 'From 5 km on a good day to 21.1 km in spring, without hurting the knee again.',
      category: 'health',
      priority: 'high',
      dueInDays: 98,
      stepsDone: 4,
      ownMilestone: 'Have the knee looked at by a physiotherapist',
    },
  ],
  plan: mayasPlan,
  diary: mayasDiary,
  chats: [
    'I want to get promoted to lead designer within 10 months',
    'What should I do this week?',
    'How am I doing with the half marathon?',
  ],
};

export const noah: DemoMember = {
  email: 'noah@example.org',
  firstName: 'Noah',
  lastName: 'Okafor',
  timeZone: 'Europe/London',
  profession: 'Secondary school teacher',
  location: 'Leeds, United Kingdom',
  bio: 'Physics by day, sourdough by night.',
  goals: [
    { title: 'Lose 8 kg', category: 'health', priority: 'high', dueInDays: 140, stepsDone: 2 },
    { title: 'Paint every week', category: 'hobby', dueInDays: 90, stepsDone: 1 },
  ],
  diary: noahsDiary,
  diaryPublic: true,
  chats: ['What is next?'],
};

const others: DemoMember[] = [
  {
    email: 'aiko@example.org',
    firstName: 'Aiko',
    lastName: 'Morishita',
    timeZone: 'Asia/Tokyo',
    profession: 'Software engineer',
    location: 'Osaka, Japan',
    lookingFor: 'Somebody to review side projects with once a month.',
    goals: [{ title: 'Launch my own online business', category: 'profession', dueInDays: 240, stepsDone: 2 }],
  },
  {
    email: 'tomas@example.org',
    firstName: 'Tomás',
    lastName: 'Aguilar',
    timeZone: 'America/Mexico_City',
    profession: 'Nurse',
    location: 'Puebla, Mexico',
    bio: 'Twelve-hour shifts and a vegetable garden.',
    goals: [{ title: 'Sleep eight hours a night', category: 'health', dueInDays: 70, stepsDone: 3 }],
  },
  {
    email: 'ingrid@example.org',
    firstName: 'Ingrid',
    lastName: 'Halvorsen',
    timeZone: 'Europe/Oslo',
    profession: 'Carpenter',
    location: 'Trondheim, Norway',
    funFact: 'Has built four boats and sunk one.',
    goals: [{ title: 'Start my own workshop', category: 'profession', priority: 'high', dueInDays: 365, stepsDone: 1 }],
  },
  {
    email: 'samir@example.org',
    firstName: 'Samir',
    lastName: 'Haddad',
    timeZone: 'Europe/Paris',
    profession: 'Pastry chef',
    location: 'Lyon, France',
    goals: [{ title: 'Pay off €4,000 of debt', category: 'financial', dueInDays: 300, stepsDone: 2 }],
  },
  {
    email: 'leila@example.org',
    firstName: 'Leila',
    lastName: 'Rahimi',
    timeZone: 'America/Toronto',
    profession: 'Architect',
    location: 'Toronto, Canada',
    bio: 'Libraries, stairs and other public rooms.',
    goals: [{ title: 'Write a novel', category: 'hobby', dueInDays: 400, stepsDone: 1 }],
  },
  {
    email: 'daniel@example.org',
    firstName: 'Daniel',
    lastName: 'Wierzbicki',
    timeZone: 'Europe/Warsaw',
    profession: 'Data analyst',
    location: 'Gdańsk, Poland',
    goals: [{ title: 'Make new friends in a new city', category: 'relationship', dueInDays: 120, stepsDone: 2 }],
  },
  {
    email: 'grace@example.org',
    firstName: 'Grace',
    lastName: 'Nakimuli',
    timeZone: 'Africa/Kampala',
    profession: 'Agronomist',
    location: 'Kampala, Uganda',
    lookingFor: 'An accountability partner for the last months of a thesis.',
    goals: [
      { title: 'Finish my master’s thesis', category: 'personal', priority: 'high', dueInDays: 110, stepsDone: 4 },
    ],
  },
  {
    email: 'oliver@example.org',
    firstName: 'Oliver',
    lastName: 'Brandt',
    timeZone: 'Europe/Berlin',
    profession: 'Paramedic',
    location: 'Leipzig, Germany',
    goalsPrivate: true,
    goals: [{ title: 'Feel less anxious', category: 'health', stepsDone: 1 }],
  },
  {
    email: 'priya@example.org',
    firstName: 'Priya',
    lastName: 'Venkatesan',
    timeZone: 'Asia/Kolkata',
    profession: 'Civil engineer',
    location: 'Chennai, India',
    premium: true,
    goals: [{ title: 'Get promoted to project lead', category: 'profession', dueInDays: 200, stepsDone: 3 }],
  },
  {
    email: 'marco@example.org',
    firstName: 'Marco',
    lastName: 'Bellandi',
    timeZone: 'Europe/Rome',
    profession: 'Luthier',
    location: 'Cremona, Italy',
    funFact: 'Cannot play the violin.',
    goals: [{ title: 'Learn to play the violin', category: 'hobby', dueInDays: 365, stepsDone: 1 }],
  },
  {
    email: 'hannah@example.org',
    firstName: 'Hannah',
    lastName: 'Te Aho',
    timeZone: 'Pacific/Auckland',
    profession: 'Marine biologist',
    location: 'Nelson, New Zealand',
    goals: [{ title: 'Run my first 10 km', category: 'health', dueInDays: 130, stepsDone: 5 }],
  },
];

/** All members except Maya. */
export const otherMembers: DemoMember[] = [noah, ...others];
