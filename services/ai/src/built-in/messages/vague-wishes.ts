import type { Matter } from './matter.ts';

// Wishes too wide for a plan. One question with three answers comes first. Each answer is a wish that stands by itself.

export interface VagueWish extends Matter {
  question: string;
  choices: readonly [string, string, string];
}

export const vagueWishes = [
  {
    id: 'vague-happiness',
    says: `
      be happier
      I want to be happy
      I just want to feel better
      enjoy life more
      I want a better life
      feel good again
      I'd like to be more content
      more joy
      find happiness
      I want to feel alive
      be more positive
      live life to the full
    `,
    question: 'I would like to help with that. What would make the biggest difference in an ordinary week?',
    choices: ['See my friends more often', 'Sleep well and move every day', 'Make time for something I love doing'],
  },
  {
    id: 'vague-order',
    says: `
      sort my life out
      get my life together
      get my act together
      I need to get my life in order
      get organised
      my life is a mess and I want to fix it
      get back on my feet
      get my shit together
      I want structure
      take control of my life
      be an adult
      get a grip on everything
    `,
    question: 'Then let us begin with one corner. Which of these presses most?',
    choices: ['Get my money and bills in order', 'Declutter my home', 'Build a steady daily routine'],
  },
  {
    id: 'vague-better-self',
    says: `
      get better
      be a better person
      improve myself
      become the best version of myself
      self improvement
      I want to grow
      work on myself
      be better
      personal growth
      do better next year
      be more
      I want to improve
      level up
    `,
    question: 'Better at what, first? Pick one, or tell me in your own words.',
    choices: [
      'Become more patient with the people around me',
      'Build one good habit and keep it',
      'Learn a new skill for my work',
    ],
  },
  {
    id: 'vague-change',
    says: `
      change
      I need a change
      something has to change
      I want to change my life
      do something different
      I want a fresh start
      begin all over in life
      a new beginning
      I want out
      break out of my routine
      turn my life around
      I can't go on like this, I want something else
      I want something new
    `,
    question: 'What should be different first: work, where you live, or how your days go?',
    choices: ['Find a job that suits me better', 'Move to another place', 'Bring something new into my week'],
  },
  {
    id: 'vague-health',
    says: `
      be healthier
      I want to be healthy
      look after myself
      live healthily
      do something for my health
      feel fitter
      do something for my body
      take better care of myself
      I want more energy
      be in better shape
      something healthy
    `,
    question: 'Where would you like to begin?',
    choices: [
      'Move for 30 minutes, four times a week',
      'Cook fresh food at home five days a week',
      'Sleep seven to eight hours a night',
    ],
  },
  {
    id: 'vague-money',
    says: `
      have more money
      I want to be rich
      get rich
      earn more
      I want financial freedom
      money
      do something about my finances
      stop being broke
      be good with money
      make money
      never worry about money again
    `,
    question: 'Which of these would help you most now?',
    choices: ['Build an emergency fund of three months', 'Pay off my debts', 'Earn more at my job'],
  },
  {
    id: 'vague-work',
    says: `
      do something with my career
      be successful
      I want success
      get ahead
      something else for work
      I want more from my job
      career
      find my calling
      do meaningful work
      make something of myself
      I want to be somebody
      be better at my job
      do something else professionally
    `,
    question: 'What would be a good next place for you?',
    choices: ['Get promoted where I am', 'Change into another field', 'Learn a skill that my work needs'],
  },
  {
    id: 'vague-purpose',
    says: `
      find my purpose
      find meaning
      figure out what I want
      find myself
      find out who I am
      do something meaningful
      I want my life to matter
      know what I want in life
      find my passion
      leave something behind
      find direction
      make a difference
    `,
    question: 'Such things are found by trying. Which would you try first?',
    choices: [
      'Volunteer for a cause I care about',
      'Try three new hobbies in three months',
      'Find out what work would suit me',
    ],
  },
  {
    id: 'vague-people',
    says: `
      be a better friend
      have better relationships
      be more social
      get on better with people
      find love
      be there more for others
      get out more
      have people in my life
      be nicer
      be a better husband
      be a better parent
      something for our relationship
      more love in my life
    `,
    question: 'Who are you thinking of?',
    choices: ['Make new friends near me', 'Spend more time with my family', 'Find a partner'],
  },
  {
    id: 'vague-confidence',
    says: `
      be more confident
      believe in myself
      stop being so shy
      feel better about myself
      be braver
      love myself
      be stronger
      be more assertive
      stop caring what others think
      trust myself more
    `,
    question: 'Where would you notice it first?',
    choices: ['Speak up in meetings', 'Talk to new people without fear', 'Say no without feeling guilty'],
  },
  {
    id: 'vague-calm',
    says: `
      be calmer
      less stress
      relax more
      find peace
      I want inner peace
      balance
      a better work life balance
      slow down
      worry less
      have less on my plate
      I want my head to be quiet
      more time for me
      more free time
    `,
    question: 'What would give you the most room to breathe?',
    choices: [
      'Finish work on time four days a week',
      'Learn to meditate for ten minutes a day',
      'Keep one evening a week for myself',
    ],
  },
  {
    id: 'vague-productive',
    says: `
      be more productive
      stop wasting time
      get more done
      be disciplined
      have more discipline
      be less lazy
      use my time better
      stop procrastinating
      be more focused
      finish what I start
      manage my time
    `,
    question: 'Where does your time go at the moment, and where should it go?',
    choices: [
      'Cut my screen time to one hour a day',
      'Plan every week on Sunday',
      'Finish one project that lies half done',
    ],
  },
  {
    id: 'vague-music',
    says: `
      something with music
      do music
      something musical
      make music
      get into music
      I want to do something with music
      something around music
      be musical somehow
    `,
    question: 'What kind of music-making draws you?',
    choices: ['Learn the guitar', 'Sing in a choir', 'Learn to produce music on my computer'],
  },
  {
    id: 'vague-creative',
    says: `
      be creative
      do something creative
      make art
      something with my hands
      be more artistic
      create something
      make things
      something arty
      I want to express myself
    `,
    question: 'Which would you pick up first?',
    choices: ['Learn to draw', 'Write short stories', 'Learn woodworking'],
  },
  {
    id: 'vague-learning',
    says: `
      learn something
      learn something new
      be smarter
      educate myself
      learn more
      broaden my horizon
      study something
      use my brain more
      I want to learn stuff
      go back to learning
    `,
    question: 'What are you most curious about?',
    choices: ['Learn a new language', 'Read 12 books this year', 'Take a course that leads to a certificate'],
  },
  {
    id: 'vague-hobby',
    says: `
      have more fun
      do something fun
      I need a hobby
      do something with my free time
      get a life
      something for the weekends
      try new things
      do stuff outdoors
      something in nature
      do something with animals
      more adventure
    `,
    question: 'What sort of fun are you after?',
    choices: ['Go hiking every second weekend', 'Join a dance class', 'Learn to cook five new dishes'],
  },
  {
    id: 'vague-home',
    says: `
      do something about the house
      make my home nicer
      the flat
      sort out the house
      live better
      have a nicer place
      my garden
      something about my room
      do up the place
    `,
    question: 'What should be different at home?',
    choices: ['Declutter every room', 'Redecorate the living room', 'Make the garden usable'],
  },
  {
    id: 'vague-travel',
    says: `
      see the world
      travel
      travel more
      go somewhere
      get away
      have an adventure abroad
      I want to travel
      go places
      live abroad somewhere
    `,
    question: 'What kind of trip do you have in mind?',
    choices: ['Take a two-week trip next year', 'Go away one weekend every second month', 'Spend half a year abroad'],
  },
  {
    id: 'vague-sport',
    says: `
      do sport
      do more sports
      be sporty
      move more
      be more active
      exercise
      train more
      do some kind of sport
      get moving
    `,
    question: 'What kind of movement do you like, or dislike least?',
    choices: ['Run 5 km without stopping', 'Go to the gym twice a week', 'Swim or cycle every weekend'],
  },
  {
    id: 'vague-business',
    says: `
      do my own thing
      be my own boss
      have my own business
      something self employed
      start something of my own
      be independent
      build something
      be an entrepreneur
    `,
    question: 'How far is the idea?',
    choices: ['Find a business idea and test it', 'Win my first paying customer', 'Start freelancing beside my job'],
  },
] as const satisfies readonly VagueWish[];
