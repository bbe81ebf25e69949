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
      would love to meet others who learn Welsh
      is anybody else on here or only me and you
      my sister would like this too, how does she get in
      looking for people in Leeds with the same sort of dream
      I clicked on a profile and now want to get in contact
      how do I look up my colleague on here
      send my friend an invitation please, how
      other users, where are they
      I could teach people bookkeeping, where do I offer that
      a bit of company would help, is there a forum
      Is it possible to become acquainted with fellow members?
      do you have groups for new mums
      explore page went missing
      are other Brazilians here, I look for them
      who else is doing a marathon here
      does this have a social side
      want to see what other people's goals look like
      can I recommend Pathwise to my nephew
      friend requests, does it do that
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
      my wife and I are saving together, how do we both get at the plan
      hubby should see the steps as well
      we're four bridesmaids planning one hen do, one plan for all of us?
      wish my trainer could look at this without my password
      getting my dad to see my progress, how
      is there a link I can give my sister to the roadmap
      the kids should be able to tick their own steps in our family goal
      my study buddy and me want the same goal
      let my girlfriend into this goal
      How might I grant my spouse access to one of my goals?
      we want to make the move together me and my boyfriend, but only one of us has the plan
      my colleague want also see the plan, it goes?
      show my boss just this one roadmap
      two people one goal, does that work
      my therapist asked to see the steps I've got here
      give my flatmate a look at the cleaning plan
      want my son to follow along with my stop smoking thing
      can a friend edit the goal as well
      team goal for our allotment club
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
      got a mentor now, bit worried what he gets to see
      before I accept a partner, does she see my money goals
      hope my accountability buddy can't read what I tell you
      my mentor asked about a thing I only told you, has he access?
      could a mentor read about my health
      which parts of my account open up for an accountability partner
      don't want the mentor to see how little I did this week
      What becomes visible to the person mentoring me?
      is my plan open to the person who checks in on me
      does he get notified when I miss a step, my mentor
      can the people in my challenge look into my steps
      the mentor sees percentages only or also the tasks
      sees my partner from the app my diary
      are my steps hidden from a partner
      how much of me does a buddy get to know
      I agreed to a mentor, can she peek in my week
      will the partner be told what I write in the chat
      she's my accountability partner, does she get my real name and mail
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
      some bloke keeps writing to me, make him stop
      creepy profile, who do I tell
      someone posted an advert under challenges, that's spam
      how do I get her address, she looks like the ideal study mate
      asked for an introduction a week ago, no reply, was she told?
      want a certain person not to see me at all
      unpleasant man here, I'd like him reported
      Which of my contact details are disclosed to others?
      I blocked my cousin by mistake
      nasty comments about my weight from a member
      how can I write to a mentor directly
      what does the other one see when I say no to an introduction
      I would not like that people see my email
      a member pretends to be a doctor and sells pills
      don't want to be contacted by anybody
      a lady from Lyon has the same goal, contact with her is how
      copy email button says upgrade
      fake profile with my photo!!
      if I block someone, do they notice
      who accepted my introduction, where do I look
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
      tapped on Mentorship and got a padlock
      this accountability business, is it like a dating site
      why's half the menu locked
      only see pretend people on the challenges page
      what happens in a challenge, do I have to compete
      how does that mentoring work, do they phone me
      I'd like a person who kicks my backside weekly, is there such a page
      what would a mentor charge
      Please explain the purpose of the Accountability section.
      joined nothing yet, what are those three pages under Members
      do I need premium just to talk to someone
      thirty day plank, is that what challenges are
      locked locked locked, everything is locked
      no idea what accountability means, english is my third language
      is a mentor a real coach or just another user
      can I leave a challenge when it gets too much
      what do people in mentorship do for you
      accountability partner sounds scary, what is it
      are the samples real posts
    `,
    answer:
      'In **Accountability** people look for a partner: not a romantic one, but somebody who checks in, asks about your progress and encourages you. In **Challenges** several members join to do the same thing together for some weeks, and nobody has to take part or stay. In **Mentorship** experienced people offer help to those who request it. These three, and contacting people under [Members](/members), need Premium; on the free plan you can look round in Members and see samples of the others. The [subscription page](/subscription) has the offers.',
  },
  {
    id: 'share-picture',
    tells: `
      on insta/instagram/facebook/tiktok
      as a/an picture/image/jpg
    `,
    says: `
      would love to put my finished roadmap on insta
      my followers want to see my progress, where's the share button
      a nice picture of my plan for the family group chat
      screenshot looks messy, is there a tidy image
      post my milestone on facebook
      can it make a shareable card when I finish a step
      brag button, where
      tweet this
      how do I get an image of the timeline
      is there a share icon anywhere
      want to show off my 80 percent to the world
      does Pathwise post anything on my socials by itself
      put my progress bar in my story
      send the chart as a jpg to whatsapp
      Is a graphic of the roadmap available for publication?
      make me a poster of my goal
      something pretty to send my running group
      can I link my tiktok so that it posts when I reach a goal
      turn the roadmap into a picture please
      save the plan as an image in my gallery
      do you ever share something on my facebook without asking
      picture of the plan as wallpaper, how
    `,
    answer:
      'There is no button that makes a picture or posts one, and Pathwise never posts anything anywhere for you. Take a screenshot of the goal under **Preview**, or of its **Timeline View**. For all of it on paper or as a PDF, use your browser’s print command.',
  },
] as const satisfies readonly AppQuestion[];
