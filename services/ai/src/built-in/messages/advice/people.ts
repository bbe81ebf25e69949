import type { Advice } from './advice.ts';

export const adviceOnPeople: readonly Advice[] = [
  {
    id: 'hard-talk',
    says: `
      how do I start a difficult conversation
      how do I tell my friend the truth
      how can I bring it up without a fight
      how do I tell him that it hurt me
      how do I tell my parents
      how do I open a difficult talk
      how would you begin an awkward conversation
      how does one start a serious conversation
      how do you raise a sensitive topic
    `,
    answer:
      'Choose a calm time and say why you speak, then one thing in the I form: “I want us to be all right, and something has been on my mind. When you cancelled, I felt unimportant.” Then listen. Keep it to one matter and under twenty minutes the first time, and do not ask for an answer at once.',
  },
  {
    id: 'call-parent',
    says: `
      what do I say when I call my father
      what do I say when I ring my mum after years
      what should I write to my brother
      how do I write to my son after a fight
      how do I get in touch with family again
      I don't know what to say to my dad on the phone
    `,
    answer:
      'Keep the first call short and light: “Hi, it is me. I have been thinking of you and wanted to hear how you are.” Ask one thing about their life, tell one thing of yours, and leave the old quarrel for later. End it while it is good: “I would like to call again on Sunday, is that all right?” If they do not pick up, a message of the same three lines is fine.',
  },
  {
    id: 'apologise',
    says: `
      how do I apologise
      how do I say sorry
      I hurt someone, what now
      how do I make up after a fight
    `,
    answer:
      'Name what you did without a “but”: “I shouted at you on Sunday. That was wrong, and I see that it hurt you. I am sorry.” Say what you will do differently, and ask whether they need something. Do not ask to be forgiven at once. Then do what you said.',
  },
  {
    id: 'forgive',
    says: `
      how do I forgive somebody
      how do I let go of anger
      should I forgive my father
    `,
    answer:
      'Forgiving is giving up the wish to pay it back; it does not mean that it was right or that you must meet. Write the letter you will not send, say what it cost you, and what you want to carry on with. It goes in waves. If there was violence or abuse, do this with a counsellor.',
  },
  {
    id: 'friends-make',
    says: `
      how do I make friends as an adult
      where can I meet new people
      how do I keep friendships alive
      how do I meet people in a new city
      how do I find friends in a new town
    `,
    answer:
      'Go to the same thing every week for two months: a class, a choir, a club. People become friends by seeing each other often. Then be the one who asks: “a coffee after this?” One message a week keeps an old friendship warm.',
  },
  {
    id: 'shyness-smalltalk',
    says: `
      how do I get over shyness
      what do I talk about with strangers
      how do I make small talk
      I'm awkward with people
      how do I join a conversation
    `,
    answer:
      'Ask about what you both see: the place, the food, how they know the host. Then one question deeper: what do you like about it? Listen for the word that comes with energy and ask about that. Two short talks per event are enough. It gets easier by number, not by waiting.',
  },
  {
    id: 'dating',
    says: `
      how do I find a partner
      how do I ask somebody out
      tips for a first date
      what do I write in a dating profile
      how do I start dating again
    `,
    answer:
      'Be where you would enjoy being anyway, and tell friends that you are looking. In a profile, three true details and a question beat adjectives; suggest a short meeting after a few days of writing, in a public place. Ask plainly: “I like talking with you. Coffee on Saturday?” A no is about fit, not worth.',
  },
  {
    id: 'relationship-better',
    says: `
      how do we argue less
      how do I improve my relationship
      we only talk about the kids
      how do we get closer again
      how do couples stay happy
    `,
    answer:
      'Ten minutes a day in which one speaks and the other only listens, then change. One evening a week for the two of you, phones away. In a quarrel, say what you feel and want instead of what the other always does, and stop for twenty minutes when it gets loud. If you turn in circles, couple counselling early works better than late.',
  },
  {
    id: 'break-up',
    says: `
      how do I get over a breakup
      should I text my ex
      how long does heartbreak last
      how do I know if I should break up
    `,
    answer:
      'No contact for some weeks, pictures out of sight, people around you, and sleep. It comes in waves and gets clearly better for most within three to six months. Write the message and do not send it. Whether to end it: imagine the same in two years, and say what would have to change; ask for that first.',
  },
  {
    id: 'children-teen',
    says: `
      how do I talk to my teenage son
      my teenager doesn't talk to me
      how do I get my kids off the screen
      how do I stop shouting at my children
      how do I get my child to sleep
    `,
    answer:
      'Talk side by side, in the car or while cooking, and listen without advice for the first five minutes. Agree on few rules with them and keep those. For screens, fixed times and charging outside the bedroom, for parents too. When you feel the shout coming, leave the room for one minute; afterwards say sorry. That teaches a lot.',
  },
  {
    id: 'baby-time',
    says: `
      how do we survive with a newborn
      how do I have time for my partner with a baby
      I'm a new mum and exhausted
    `,
    answer:
      'Sleep in turns, lower every standard, and let visitors bring food and take the pram. Twenty minutes a day for each of you alone, and one sentence to each other about the day. If you are sad, frightened or numb for more than two weeks, tell the midwife or doctor; it is common and gets better with help.',
  },
  {
    id: 'elderly-parents',
    says: `
      how do I help my elderly parents
      my mother can't live alone any more
      how do I talk to my dad about driving
      how do I care for a parent and work
    `,
    answer:
      'Begin with one worry and ask: “What would help you to stay at home safely?” See the doctor together, and an advice centre for care, which knows what you are entitled to. Share tasks with brothers and sisters in writing. Look after your own week as well: one fixed evening off.',
  },
  {
    id: 'grief-help',
    says: `
      what do I say to someone who is grieving
      how do I comfort a friend
      my friend's mother died, what do I write
      how do I support somebody with depression
    `,
    answer:
      'Say little and be there: “I am so sorry. I think of you and of her.” Offer something concrete: “I bring soup on Thursday at six.” Say the name of the one who died, and write again after weeks when others have stopped. With depression, go with them to the doctor rather than cheering up; if they speak of not wanting to live, stay and call for help.',
  },
  {
    id: 'grief-own',
    says: `
      how do I cope with grief
      how long does grief last
      is it normal to still cry after a year
      how do I get through the first christmas without him
    `,
    answer:
      'There is no right speed. It comes in waves, often at dates and songs, and that does not mean you go backwards. Keep meals, sleep and a daily walk, let people do something for you, and plan the hard days with somebody. If after a year it still stops you from living, a grief counsellor helps.',
  },
  {
    id: 'boundaries',
    says: `
      how do I set boundaries
      how do I say no
      I always say yes to everyone
      my mother interferes
      how do I stop people pleasing
    `,
    answer:
      'Short, friendly, without a reason: “I cannot on Saturday.” If you need time: “I will tell you tomorrow.” Repeat the same sentence when they push. Begin with somebody harmless. The bad feeling passes within a day; the free evening stays.',
  },
  {
    id: 'toxic',
    says: `
      how do I leave a toxic relationship
      my partner controls me
      I am afraid of my husband
      is this abuse
    `,
    answer:
      'If you are afraid of somebody, that is reason enough to get help. A helpline for domestic violence listens without a name, knows safe places and helps to plan; use a device the other cannot see. In danger, call the emergency number. Tell one person you trust, and do not announce that you are leaving.',
  },
  {
    id: 'in-laws-conflict',
    says: `
      how do I get along with my mother in law
      my family is divided
      how do I survive family christmas
      how do I deal with my sister
    `,
    answer:
      'Decide before what you will not discuss, how long you stay, and a signal with your partner to leave. Answer provocations with a question or a smile and change the topic. Each speaks with their own family. Two good hours are better than a whole bad day.',
  },
  {
    id: 'long-distance',
    says: `
      how do we manage a long distance relationship
      how do I stay close to friends far away
      my daughter moved abroad and I miss her
    `,
    answer:
      'A fixed time each week, and the next visit always booked. Share small things during the week: a picture, a sentence. Do something together on the phone, cook or watch the same film. And set a date by which you decide where you want to live.',
  },
  {
    id: 'gift',
    says: `
      what should I give my mum for her birthday
      gift ideas for my husband
      what do you give someone who has everything
    `,
    answer:
      'Take something they said in the last months, or time with you: a day, a meal, a ticket with a date. For people who have everything, things that get used up, or a photo with a letter. Ask what they would never buy for themselves.',
  },
  {
    id: 'volunteer',
    says: `
      how do I find something to volunteer for
      where can I help
      how do I give back to the community
    `,
    answer:
      'Choose by what you like doing and how often: a town’s volunteer centre, a food bank, a sports club, a hospital or a school usually answer within a week. Go twice before you promise. Two hours every second week, kept up, help more than one large effort.',
  },
  {
    id: 'listen',
    says: `
      how do I become a better listener
      how do I listen better
      how do I have deeper conversations
      how do I show interest in people
    `,
    answer:
      'Listen to understand, not to answer: let them finish, wait two seconds, say back what you heard in one sentence, and ask “what was that like?” Put the phone out of sight. Give advice only when asked. One such talk a day changes a lot.',
  },
  {
    id: 'tell-kids',
    says: `
      how do we tell the kids we are separating
      how do I tell my children about death
      how do I explain an illness to a child
    `,
    answer:
      'Together, in plain words, on a calm day: “We will live in two homes. It is not your fault, and we both stay your parents.” Say what stays the same and what changes this week. Let them be angry, sad or silent, and answer the same questions again for months. School and grandparents should know.',
  },
  {
    id: 'neighbour',
    says: `
      how do I deal with a noisy neighbour
      my neighbours are too loud
      the dog next door barks all night
      how do I complain to my neighbour
    `,
    answer:
      'Knock on a quiet day, friendly and concrete: “I can hear the music after eleven in my bedroom. Could you turn it down then?” Most do not know. If it goes on, write down dates and times, then a letter, then the landlord or the town’s mediation. Leave the police for nights that get out of hand.',
  },
  {
    id: 'eulogy',
    says: `
      how do I write a eulogy
      how do I give a wedding speech
      what do I say in a toast
      how do I write a speech for my friend's birthday
    `,
    answer:
      'Three to five minutes: one true sentence on who they are, two small stories that show it, one on what they gave you, and a last line to them. Write as you talk, read it aloud twice, and print it large. Tears or laughter in between are fine; pause and go on.',
  },
  {
    id: 'funeral',
    says: `
      what do I wear to a funeral
      what do I write in a sympathy card
      how does one behave at a funeral
    `,
    answer:
      'Dark and plain is always right unless the family asks for colours. In the card, the name of the person, one memory, and “I think of you”. At the funeral, a hand or a hug and “I am so sorry” are enough. Go, even for a short while; they remember who came.',
  },
  {
    id: 'present-hobby',
    says: `
      what's a good present for a runner
      what do I give a friend who likes cooking
      gift for somebody who reads a lot
      what do I give my coach
      present for a gardener
    `,
    answer:
      'Something that gets used up or worn out in that hobby is nearly always right: good socks, seeds, spices, strings, paper. Or time: an entry to a race, a class, a voucher to do it together. Ask a shop of that trade what people buy twice, and keep the receipt.',
  },
  {
    id: 'no-answer',
    says: `
      what if he doesn't answer
      my father doesn't reply
      she has read my message and says nothing
      my friend ghosted me
      how long should I wait for an answer
      what if my mum hangs up
    `,
    answer:
      'Silence has many reasons, and only some of them are about you. Wait two weeks, then send one short line without reproach: “No need to answer. I think of you and would be glad to hear from you.” After that, leave the door open and tell somebody how it feels. You have done your part.',
  },
  {
    id: 'homesick',
    says: `
      my best friend moved away, what now
      how do I cope with being homesick
      I miss home
      how do I settle in a new country
    `,
    answer:
      'Give it a rhythm: one call a week with home, and two fixed things here where you meet the same people. Make one corner of the flat smell and sound like home. It is worst in the first months and at holidays, so plan those. If it stays heavy for more than some weeks, talk to a doctor or counsellor.',
  },
];
