export interface Question {
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

export interface Category {
  readonly title: string;
  readonly questions: readonly Question[];
}

export const faq: readonly Category[] = [
  {
    title: 'Getting Started',
    questions: [
      {
        id: 'begin',
        question: 'How do I begin?',
        answer: [
          'Write one sentence about what you want to change, with a date if you have one in mind: "I want to get a new job within 3 months". Sage turns it into a goal and builds a roadmap for it.',
          'You can also create a goal yourself on the dashboard or the Goals page. Its roadmap then appears by itself.',
        ],
      },
      {
        id: 'sage',
        question: 'Who is Sage?',
        answer: [
          'Sage is the AI assistant of Pathwise. It reads your sentence, suggests steps with resources, and answers questions about your goals, such as what to do next.',
          'Sage can be wrong. Look over what it suggests and change whatever does not fit you.',
        ],
      },
      {
        id: 'cost',
        question: 'What does it cost?',
        answer: [
          'The free plan costs nothing and holds up to 3 goals. Premium is $49 per month. You can cancel anytime, and there is a 30-day money-back guarantee.',
        ],
      },
    ],
  },
  {
    title: 'Goals & Planning',
    questions: [
      {
        id: 'limit',
        question: 'How many goals can I have?',
        answer: ['Free users can have up to 3 goals. With Premium the number is unlimited.'],
      },
      {
        id: 'categories',
        question: 'Which goal categories are there?',
        answer: ['Six: Professional, Health, Relationship, Hobby, Financial and Personal.'],
      },
      {
        id: 'timeframes',
        question: 'Which timeframes can a step have?',
        answer: ['1-3 months, 3-6 months, 6-12 months, 1 year, 3 years, 5 years and 10 years.'],
      },
      {
        id: 'progress',
        question: 'How is progress worked out?',
        answer: [
          'A goal with steps shows the share of them you have completed. A goal without steps shows the percentage you set yourself.',
        ],
      },
      {
        id: 'change-roadmap',
        question: 'Can I change the roadmap?',
        answer: [
          'Yes. Edit the overview, change or delete any step, and add steps of your own. When Sage rewrites the roadmap, what you have edited or completed stays as it is.',
        ],
      },
    ],
  },
  {
    title: 'Features',
    questions: [
      {
        id: 'preview',
        question: 'What is the Preview tab for?',
        answer: [
          'It shows the roadmaps of your active goals: the overview, your steps, suggestions from Sage, and the path with its dates. The Workspace tab holds every other page.',
        ],
      },
      {
        id: 'plan',
        question: 'What is the weekly plan?',
        answer: [
          'A board with one column for each day from Monday to Sunday. Tasks have a priority, can repeat, and can stand for a step of a goal.',
        ],
      },
      {
        id: 'diary',
        question: 'Who can read my diary?',
        answer: [
          'Only you, unless you make it public on your profile. What you write there is never sent to the AI assistant.',
        ],
      },
      {
        id: 'delete',
        question: 'I deleted something by mistake. Is it gone?',
        answer: [
          'No. Press Undo in the message that follows a deletion, or open Trash in your account menu: deleted content is kept there for 30 days.',
        ],
      },
      {
        id: 'posts',
        question: 'How long do posts stay?',
        answer: [
          'Accountability requests, challenges and mentorship offers show to others for 30 days. After that only you see yours, and you can renew it with one press.',
        ],
      },
    ],
  },
  {
    title: 'Premium Features',
    questions: [
      {
        id: 'premium-areas',
        question: 'Which areas need Premium?',
        answer: [
          'Members, Mentorship and Accountability need Premium, and so do Challenges.',
          'On the free plan you can look around in Members: search, profiles, and the goals and diaries that people share. Contacting members needs Premium. Of Mentorship, Accountability and Challenges you see samples, and the posts you wrote yourself.',
        ],
      },
      {
        id: 'premium-includes',
        question: 'What does Premium include?',
        answer: [
          'Unlimited goals, advanced AI life coaching, full social and networking access, accountability partner matching, the mentorship marketplace, advanced analytics and insights, and priority support.',
        ],
      },
      {
        id: 'cancel',
        question: 'Can I cancel?',
        answer: [
          'Anytime. Premium then runs to the end of the period you have paid for. Goals beyond the free limit stay and stay editable; you cannot add another one until you are below it.',
        ],
      },
    ],
  },
  {
    title: 'Account & Profile',
    questions: [
      {
        id: 'goals-privacy',
        question: 'Who can see my goals?',
        answer: [
          'Other members see their titles, categories, status and progress unless you switch that off under Goal Privacy on your profile. Steps, overviews and chats are never shown to others.',
        ],
      },
      {
        id: 'email',
        question: 'Who can see my email address?',
        answer: [
          'Premium members can see and copy your contact address. Members on the free plan see it only if the two of you are introduced. You can give a contact address that differs from the one you sign in with.',
        ],
      },
      {
        id: 'introductions',
        question: 'What is an introduction?',
        answer: [
          'With Premium you can ask a member for one. If they accept, each of you sees the other’s address. If they decline, nobody is told.',
        ],
      },
      {
        id: 'block',
        question: 'What can I do about somebody who bothers me?',
        answer: [
          'Block them in the menu beside their name: then neither of you sees the other. You can take it back on your profile. You can also report a person or a post to us.',
        ],
      },
      {
        id: 'password',
        question: 'How do I change my password or my email address?',
        answer: [
          'On your profile, under Account. A new address counts once you have opened the link we mail to it. If you have forgotten your password, ask for a link on the sign-in page.',
        ],
      },
      {
        id: 'lost-device',
        question: 'I lost a device on which I was signed in. What now?',
        answer: [
          'Your profile lists under Account where you are signed in. End that session there, or all others at once.',
        ],
      },
      {
        id: 'own-data',
        question: 'Can I download my data or delete my account?',
        answer: [
          'Both, on your profile under Account. The download is one file with everything we keep about you. Deleting is final: it erases your goals, diary, posts, chats and pictures. Only the payment provider keeps its invoices.',
        ],
      },
      {
        id: 'theme',
        question: 'Can I switch to a dark theme?',
        answer: ['Yes. Open your account at the foot of the sidebar and choose System, Light or Dark.'],
      },
      {
        id: 'shared-computer',
        question: 'What stays on a shared computer after I log out?',
        answer: ['Nothing. Logging out clears what Pathwise has stored in that browser, drafts included.'],
      },
    ],
  },
];
