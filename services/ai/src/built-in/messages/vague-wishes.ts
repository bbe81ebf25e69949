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
      wake up glad for once
      smile more, moan less
      some sunshine in my days, whatever that means
      I used to laugh a lot, would like that back
      life feels grey, want colour in it
      be one of those cheerful people
      just not so miserable all the time please
      to be content at last, at my age
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
      everything is all over the place, help me get on top of it
      a total mess, me, the flat, the post, the lot
      adulting, I should start
      too many loose ends in my life
      get my ducks in a row
      get my house in order, in every sense
      my whole life is chaos since the baby came
      need some order in this circus
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
      become somebody my kids can look up to
      new year new me
      a nicer version of me
      be less of a mess as a person
      polish myself up a bit
      want to outgrow the old me
      make myself better somehow, no idea in what
      self development and such
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
      same old same old, I'm fed up with it
      shake things up
      turn the page
      everything must be different from now on
      reset my life
      got divorced, now a whole new chapter
      is this it? there must be something else for me
      escape this hamster wheel
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
      my body is falling apart, should do something
      stop neglecting myself
      get healthy before the kids finish school
      feel good in my skin again
      the doc says I must live healthier
      wellness stuff
      be fit and well into old age
      something good for body and soul
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
      sort the money side of things
      never be skint again
      cash, lots of it
      more in the bank, less worry
      get better with money, I'm hopeless at it
      be well off one day
      my finances are a disaster area
      not living from payday to payday for ever
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
      climb the ladder
      work that doesn't bore me to death
      show them at work what I'm made of
      something with a future, job wise
      have a proper career at last
      get somewhere professionally
      my job is fine but I want more out of it
      make it big
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
      retired now and no clue what I'm for
      what am I here for, I'd like to find out
      do something that counts
      give my days some sense
      find my place in the world
      discover what I'm meant to do
      something bigger than me
      know where I'm heading, for once
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
      be closer to people
      patch things up with everyone
      not be such a hermit
      be a dad my kids want to talk to
      nicer to my family
      more warmth around me
      someone to share my life with, and friends too
      be a better daughter
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
      stand up for myself
      grow a spine
      not go red every time somebody looks at me
      hold my head high
      care less about what they say behind my back
      be sure of myself, like my sister
      have some guts
      stop apologising for existing
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
      switch off properly in the evenings
      not lose my rag so often
      less rushing about
      breathe again
      come down a gear or two
      some quiet in this house and in my head
      be zen like my yoga teacher
      stop running on empty
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
      get stuff done for a change
      I dawdle all day, it has to stop
      be on top of things
      get off my backside
      more hours in the day would be nice
      stop faffing about
      work smarter or whatever they call it
      quit putting everything off
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
      bring some music into my life again
      used to be musical as a child, pick that up in some form
      anything with music really
      play something, no idea what
      be part of something musical
      sing or play, I can't decide
      have sound and rhythm in my week
      my dream was always the stage, with music
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
      let my creative side out
      something artsy for the winter evenings
      design stuff
      make beautiful things
      be crafty like my nan
      use my imagination more
      get my hands dirty making something
      I miss being creative
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
      keep my brain from rusting
      know more about the world
      get cleverer
      learn stuff I never got to at school
      some kind of course, I don't mind which
      feed my mind
      be better educated than my father allowed me to be
      pick up something new at 70
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
      something for me after work that isn't telly
      pastime wanted
      more going on in my life
      do crazy things while I'm young
      be outside more, doing whatever
      my weekends are so dull
      have something to look forward to on Saturdays
      get off the sofa and have a laugh
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
      make it cosy here
      the house needs love
      my place is a tip
      do something with the spare room
      turn this flat into a home
      the yard, somehow
      get the place looking decent
      a home I'm not ashamed of
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
      get out of this town now and then
      explore a bit of the planet
      wanderlust, do something about it
      far away, somewhere warm
      collect stamps in my passport
      go abroad, anywhere
      pack a bag and leave for a while
      see places before I'm too old
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
      get sweaty more often
      do something sporty with the kids
      be an athletic type
      some exercise or other
      stop sitting all day
      get off the couch and move
      any sport will do
      workouts, of some sort
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
      work for nobody but me
      a little shop or cafe or something of my own
      quit the nine to five and do my own thing
      some sort of side business
      have my name above a door
      sell something, anything
      found a company one day
      not answer to a boss ever again
    `,
    question: 'How far is the idea?',
    choices: ['Find a business idea and test it', 'Win my first paying customer', 'Start freelancing beside my job'],
  },
] as const satisfies readonly VagueWish[];
