import type { AppQuestion } from './app-question.ts';

// Other members.

export const peopleQuestions = [
  {
    id: 'members',
    tells: `
      invite
    `,
    says: `
      how do I find other members?
      can I connect with other people
      what is an accountability partner
      how do I join a challenge
      is there a community
      how do I find a mentor
      can I offer mentorship
      how do I invite a friend
      how do I follow someone
      where is explore
      how do I connect with others
      where do I find a partner for my goal
      are there groups here
      can friends comment on my goals
      can we do a challenge together
      can I message other users
      how do I become a mentor
    `,
    answer:
      '[Members](/members) finds people by name, profession or place, and shows their profiles and what they share. With Premium you can ask a member for an introduction, and use [Accountability](/accountability), [Challenges](/challenges) and [Mentorship](/mentorship). A friend joins with an account of their own: send them the address of this site.',
  },
  {
    id: 'share-goal',
    tells: `
      share .. goal/plan/roadmap/goals
      add .. wife/husband/partner/friend/mum/dad/sister/brother .. goal/plan
    `,
    says: `
      can I show a goal to my brother
      how do I share one of my goals with my mother
      sharing a goal with a friend, how
      can I let my girlfriend see my plan
      is it possible to do a goal as a pair
      my husband wants to follow my progress, how
      can my trainer look at my steps
      how can I take a friend off a goal that we share
      can we use a goal together
      can two of us work on one plan
      how does my husband get to see my plan
      can two of us share one goal
      can several people work on the same goal
      is a goal for two people possible
      can my wife see my goals here
      how can I show my plan to my coach
      is there a way to share a roadmap
      can I add my husband to a goal
      how do I send my plan to a friend
      how do i share a goal with my sister
      can my partner tick things too
      joint goals?
      add my mate to the marathon goal
      can I give my trainer access
      how do I invite my brother to my goal
      can my mum see how I'm doing
      is there a shared plan for couples
      can we have a family goal
      can I make my goal visible to a friend
      how can my flatmate and I do this together
    `,
    answer:
      'A goal belongs to one person, so nobody can be added to it. If you both have an account, each can make the same goal, and under [Members](/members) the other sees its title and progress while **Goal Privacy** on your [profile](/profile) allows it; steps stay yours alone. To show a whole plan, print it or save it as a PDF with the browser.',
  },
  {
    id: 'mentor-sight',
    tells: `
      mentor* .. see/read/know/open
      accountab* .. see/sees/read/reads/know/knows/get
      partner .. see/read
    `,
    says: `
      what does a mentor see
      does my mentor read this chat
      what can my accountability partner see
      can a mentor open my diary
      would a mentor see my steps
      does a partner see everything I write
      what do others see of me
      can my coach read along
      which of my data does a mentor get
      if I get a mentor, what can they read
      can members see my steps
      what will my mentor know about me
      does a mentor see my weekly plan
    `,
    answer:
      'No: a mentor or partner never sees this chat, your steps or your weekly plan. Like other members they can see the titles, categories, status and progress of your goals while **Goal Privacy** on your [profile](/profile) allows it, and your diary only if you make it public.',
  },
  {
    id: 'contact-of-members',
    tells: `
      block ! chart/calendar/time
      introduction*
    `,
    says: `
      how can I report a person
      where can I report a member
      report an insulting post, where
      somebody posts nonsense, how do I report it
      I want to report another user
      who can see my email address
      what is an introduction
      how do I block somebody
      someone is bothering me here
      how do I report a member
      how do I contact another member
      can I send a message to a member
      a member is rude to me
      hide me from a person
      can others see my mail
      how do I unblock someone
      what happens when I report a post
      somebody keeps asking me for an introduction
      can I message other people on here
    `,
    answer:
      'With Premium you can ask a member for an introduction; if they accept, each of you sees the other’s address, and if they decline nobody is told. Premium members also see the contact address that you give on your [profile](/profile); it may differ from the one you sign in with, or be empty. **Block** in the menu beside a name makes you invisible to each other, and **Report** tells the people who run Pathwise.',
  },
  {
    id: 'premium-areas',
    tells: `
      mentor*
      accountab*
      a partner in/here/on/mean/do/thing
      partner in/on here/pathwise/this_app/the_app
      challenge
      challenges
    `,
    says: `
      where do I find other people to keep me accountable
      I want somebody who checks on me, is there such a thing here
      find a buddy in the app who keeps me at it
      is there a place here for people with the same goal
      do mentors cost money
      what is mentorship and who pays the mentor
      how does having a mentor work here
      whats mentorship
      accountability?
      what is a challenge
      what's this challenges thing
      mentorship, what's that
      accountability page, what does it do
      what is accountability here
      what's the accountability page
      what are challenges
      what is mentorship for
      why can't I open mentorship
      why is members locked
      there's a lock on challenges
      why do I only see samples
      I can't contact anyone, why
      what does an accountability partner do
      explain the challenges area
      what do mentors do here
      the page says premium only
      why is this page locked
    `,
    answer:
      'In **Accountability** people look for a partner: not a romantic one, but somebody who checks in, asks about your progress and encourages you. In **Challenges** several members join to do the same thing together for some weeks, and nobody has to take part or stay. In **Mentorship** experienced people offer help to those who request it. These three, and contacting people under [Members](/members), need Premium; on the free plan you can look round in Members and see samples of the others. The [subscription page](/subscription) has the offers.',
  },
] as const satisfies readonly AppQuestion[];
