import { type Kind, step, tip } from './kind.ts';

// Longer than other files on purpose: one category's knowledge, read from top to bottom like a booklet.
export const relationshipKinds: readonly Kind[] = [
  {
    id: 'find-partner',
    category: 'relationship',
    name: 'Find a partner',
    matches: [
      [
        /\b(find|meet|get|have|want|look(ing)? for|need)(ing)? (an? |my |the |some ?one |a real )?(\w+ ){0,4}(partner|girlfriend|boyfriend|soul ?mate|husband|wife|love of my life|romantic relationship|true love|someone special)\b/,
        15,
      ],
      [/\b(meaningful|romantic|serious|long[- ]term|committed|loving) (romantic )?(relationship|partner\w*)\b/, 15],
      [
        /\b(dating|find love|fall in love|go on (more |a |\d+ |\w+ )?dates?|get married|tinder|hinge|bumble|be single)\b/,
        13,
      ],
    ],
    measures: ['dates'],
    overview:
      'You cannot schedule falling in love, but you can decide how many good people you meet and how honestly you show up. The plan widens the door, keeps your standards few and clear, and makes room for someone in your week.',
    approach:
      'Evenings where strangers become acquaintances count more than profiles, though both have a place. After each meeting you ask one question: was I more myself, or less?',
    steps: [
      step(
        'Write your three essentials and let the rest go',
        'How they treat people, what they want from life, how you feel the morning after. Height is not on the list.',
        ['List what worked in past relationships', 'Show the three to a friend who knows you'],
      ),
      step(
        'Make room in your week for a person',
        'Two free evenings and a home you would open the door to. It tells you that you mean it.',
        ['Clear one standing commitment', 'Change one thing at home you have been excusing'],
      ),
      step(
        'Ask six friends for an introduction',
        'Say it plainly: I would like to meet someone, who comes to mind? Friends rarely offer unasked.',
        ['Send three messages', 'Say yes to the next two invitations'],
      ),
      step(
        'Build an honest profile with a friend',
        'Three recent photos, one of them doing something, and a question that is easy to answer. Let the friend choose.',
        ['Take the photos on one good afternoon', 'Choose one app and leave the others'],
        { resources: 'Apps made for relationships: https://hinge.co · https://bumble.com' },
      ),
      step(
        'Join one weekly thing with a mixed crowd',
        'A choir, climbing, a language table. Repetition does what charm cannot: people relax by the fourth week.',
        ['Try two groups', 'Speak to one new person each time'],
        { resources: 'Groups by interest: https://www.meetup.com' },
      ),
      step(
        'Go on five short first dates',
        'An hour, a walk or coffee, daylight. Curiosity is enough for a second one; fireworks are not required.',
        ['Suggest the first within a week of writing', 'Note three facts about them, and how you felt'],
        { measured: 'Go on the first {50%}, short and in daylight' },
      ),
      step(
        'See one good person regularly and say what you hope for',
        'By the fifth or sixth meeting, say what you are looking for. The right person is relieved.',
        ['Let them meet a friend of yours', 'Speak about one difficult thing early'],
        { measured: 'After {total}: choose one and say what you hope for' },
      ),
    ],
    suggestions: [
      tip(
        'Date at your real pace',
        'Two new people a week is plenty.',
        'A free evening in between',
        'No writing after ten',
      ),
      tip('End things kindly', 'A clear sentence is a gift.', 'Thank you, and no', 'Within two days'),
      tip(
        'Tend to your own week',
        'A full life is the most attractive thing about you.',
        'One friend, one sport, one quiet night',
        'Keep them when it gets good',
      ),
      tip(
        'Ask better questions',
        'Skip the job interview.',
        'What made you laugh this week?',
        'What do people misread in you?',
      ),
      tip(
        'Learn your pattern',
        'Choose what is good for you, not only familiar.',
        'Three past stories, one sentence each',
        'What did they share?',
      ),
      tip('Meet safely', 'Comfort makes you charming.', 'Public place, own way home', 'Tell a friend where'),
    ],
  },
  {
    id: 'new-friends',
    category: 'relationship',
    name: 'Make new friends',
    matches: [
      [
        /\b(make|find|meet|have|get|need|want)(ing)? (\d+ |some |more |a few |new |two |three |real |close |good |better |couple of |five )*(friends|friendships|people)\b/,
        15,
      ],
      [
        /\b(new friends|social circle|social life|be (less|more) (lonely|social|outgoing)|lonely|loneliness|friend group|expand my circle|socialise|socialize)\b/,
        14,
      ],
    ],
    measures: ['friends', 'people'],
    overview:
      'Friendship grows from seeing the same people often with little at stake, and then from someone being brave enough to suggest the next thing. You will arrange the first and practise the second.',
    approach:
      'Research on friendship counts in hours: about fifty from stranger to casual friend. So two regular places beat ten events, and you will be the one who invites.',
    steps: [
      step(
        'Pick two places to become a regular',
        'Same group, same evening, every week: a run, a board game night, a class. Choose for the people you hope to meet.',
        ['List five groups within half an hour', 'Visit two this week'],
        { resources: 'Local groups: https://www.meetup.com · Free weekly runs: https://www.parkrun.com' },
      ),
      step(
        'Learn ten names and one detail each',
        'Use them the following week: How was the exam? Being remembered is rare and people notice.',
        ['Keep names in a note', 'Arrive ten minutes early'],
      ),
      step(
        'Revive three sleeping friendships',
        'People you liked and lost. A short message with a memory in it is nearly always welcome.',
        ['Write to the first one today', 'Offer two dates for a call'],
      ),
      step(
        'Suggest coffee to one person after the group',
        'The step most people wait for someone else to take. Make it small and specific.',
        ['Choose the person you laugh with', 'Name a day and a place'],
        { measured: 'Get to know the first {33%} outside the group' },
      ),
      step(
        'Host something simple at home',
        'Soup and bread for five, or a game. Hosting makes you the middle of a circle.',
        ['Set the date before you feel ready', 'Ask each guest to bring one person'],
        { measured: 'Invite {66%} round your table' },
      ),
      step(
        'Share one true thing about your life',
        'Closeness begins when somebody goes first. Not the whole story, one page of it.',
        ['Ask a question that needs more than yes', 'Say what you have been finding hard'],
      ),
      step(
        'Start a monthly tradition',
        'First Sunday walk, last Friday dinner. Traditions keep friends when calendars would lose them.',
        ['Agree the rhythm with two people', 'Hold it even if only two come'],
        { measured: 'A monthly tradition with {total}' },
      ),
    ],
    suggestions: [
      tip('Assume they like you', 'Most people underestimate how much.', 'Write first', 'Write again'),
      tip(
        'Say yes for a month',
        'Accept what you would usually excuse yourself from.',
        'Stay one hour',
        'Talk to two people',
      ),
      tip('Be useful early', 'Help with a move, lend the drill.', 'Offer something small', 'Ask a favour back'),
      tip(
        'Turn colleagues into company',
        'Eight hours a day are already shared.',
        'Lunch away from desks',
        'Ask about Saturday',
      ),
      tip('Use walking', 'Side by side is easier than face to face.', 'One walk a week', 'No route, no phones'),
      tip('Mark birthdays', 'A message on the day keeps a thread.', 'Enter ten dates', 'A line that only fits them'),
    ],
  },
  {
    id: 'better-relationship',
    category: 'relationship',
    name: 'Strengthen our relationship',
    matches: [
      [
        /\b(improve|save|strengthen|fix|repair|work on|rebuild|better|rekindle|deepen|nurture|spice up)(ing)? (my |our |the )?(relationship|marriage|communication)( with my (wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?))?/,
        14,
      ],
      [/\b(better|good|more attentive|more present) (husband|wife|partner|boyfriend|girlfriend|spouse)\b/, 14],
      [
        /\b(date nights?|couples? therapy|argue less|fight less|trust in my (marriage|relationship)|(wife|husband|girlfriend|boyfriend|spouse) (and i|closer|more))\b/,
        13,
      ],
      [/\b(my|our) (marriage|wife|husband|girlfriend|boyfriend|spouse|relationship)\b/, 8],
    ],
    overview:
      'Strong couples are not the ones without quarrels; they are the ones who turn towards each other in small moments and repair quickly. The plan adds such moments and makes the hard talks shorter and kinder.',
    approach:
      'Tell your partner about it first: a plan for two made by one is a surprise, not a gift. Begin with warmth, since problems are easier to solve on a full account.',
    steps: [
      step(
        'Ask your partner what would feel different',
        'One evening, one question: what would make this a good year for us? Listen twice as long as you speak.',
        ['Choose a calm hour, phones away', 'Write down their words, not your reading of them'],
      ),
      step(
        'Build a ten-minute check-in into each day',
        'How was it, what was hard, what are you looking forward to. No logistics.',
        ['Agree the hour', 'Start with something you appreciated'],
        { resources: 'Research and exercises: https://www.gottman.com' },
      ),
      step(
        'Hold a weekly evening that is only yours two',
        'Take turns in planning, spend little, no screens. It does not move for work.',
        ['Book the next four', 'Draw up a list of twenty cheap ideas together'],
      ),
      step(
        'Learn how each of you repairs after a quarrel',
        'What helps you calm down, what makes it worse? Agree on a word that means: pause, I am coming back.',
        ['Describe your last quarrel as a camera would see it', 'Try the pause word once on something small'],
      ),
      step(
        'Solve one standing argument with a written deal',
        'The dishes, money, in-laws. Each says what matters underneath, then you try one arrangement for a month.',
        ['Choose the smallest of the big ones', 'Set the review date'],
      ),
      step(
        'Divide the invisible work anew',
        'Put everything that keeps home running on one sheet, including the remembering. Share it by whole tasks.',
        ['List for a week', 'Hand over two tasks completely'],
      ),
      step(
        'Plan something you will both look forward to',
        'A trip, a course, a tree. Couples who look in one direction talk about different things.',
        ['Each name three wishes', 'Book the first part'],
      ),
    ],
    suggestions: [
      tip(
        'Catch the small bids',
        'Look at this bird: it is a question about you.',
        'Turn your head',
        'Answer with a sentence',
      ),
      tip(
        'Say thanks for the usual',
        'What is taken for granted goes quiet.',
        'One precise thanks a day',
        'Also for the bins',
      ),
      tip('Begin softly', 'The first minute decides the talk.', 'I feel, about, I need', 'Never “you always”'),
      tip(
        'Keep six seconds for hello',
        'Partings and returns are the hinges of a day.',
        'Stop what you do',
        'A proper kiss',
      ),
      tip(
        'Bring in a third person',
        'A counsellor is a mechanic, not a judge.',
        'Go before it burns',
        'Three sessions, then decide',
      ),
      tip('Stay curious', 'They have changed since you last asked.', 'One new question a week', 'No correcting'),
    ],
  },
  {
    id: 'family-time',
    category: 'relationship',
    name: 'Be closer to my family',
    matches: [
      [
        /\b((more|quality|better) time (with|for) (my |the )?(kids?|children|family|parents|son|daughter|mum|mom|dad|grand\w+))\b/,
        16,
      ],
      [
        /\b(better|good|more patient|more present) (parent|mother|father|mum|mom|dad|daughter|son|brother|sister|grand\w+)\b/,
        15,
      ],
      [
        /\b(closer to my (family|parents|kids|children|son|daughter|sister|brother|mum|mom|dad)|reconnect with my (\w+)|family (dinners?|traditions?|bond\w*|time)|call my (mum|mom|dad|parents|sister|brother|gran\w*))\b/,
        15,
      ],
    ],
    subject: {
      find: [
        [
          /\b(?:my|the) (kids|children|parents|sister|brother|mum|mom|dad|son|daughter|grandparents|grandmother|grandfather)\b/,
          'your $1',
        ],
      ],
      otherwise: 'your family',
    },
    overview:
      'Being close to {subject} rests on small things that happen so regularly that nobody has to arrange them. You will build two or three of these, and clear away what keeps crowding them out.',
    approach:
      'Attention counts more than length: half an hour without a phone is remembered longer than a weekend beside one. You choose rituals that also work on a tired day.',
    steps: [
      step(
        'Ask {subject} for their favourite ordinary moment',
        'The answers are usually cheap, small and possible this week.',
        ['Ask each person alone', 'Write the answers on one sheet'],
      ),
      step(
        'Fix a screen-free hour on three days',
        'All phones in one bowl, yours first. Have something lying about: cards, dough, a ball.',
        ['Choose the three days', 'Announce it with its reason'],
      ),
      step('Give each person one-to-one time', 'Half an hour in which they decide. Do not teach.', [
        'Put names and dates on the calendar',
        'Follow their idea, even the dull one',
      ]),
      step(
        'Start a weekly ritual that needs no planning',
        'Sunday call, Friday pancakes, bedtime story round. It happens in bad weeks too.',
        ['Let everyone vote', 'Hold it four times before judging'],
      ),
      step(
        'Record a story from the family’s past',
        'Ask an older relative how they met, moved or started. Keep the voice, not only the facts.',
        ['Prepare seven questions', 'Label the recording and share it'],
        { resources: 'Family trees and records: https://www.familysearch.org' },
      ),
      step(
        'Mend one thing that stands between you',
        'An apology without but, a visit, a letter. Ask for nothing in return.',
        ['Write it by hand first', 'Choose a quiet moment, not a feast'],
      ),
      step(
        'Take a day out that someone else designed',
        'Youngest or oldest plans, the rest follow. Take one photograph and print it.',
        ['Set budget and date', 'Let the planner keep it secret'],
      ),
    ],
    suggestions: [
      tip(
        'Arrive properly',
        'The first five minutes at home set the evening.',
        'Phone stays in the coat',
        'Greet each one by name',
      ),
      tip('Leave work a door', 'A short walk closes the day.', 'One lap before the key', 'Name the last thought'),
      tip('Send small signals', 'A photo at noon is a touch.', 'One picture, no news', 'To someone different each day'),
      tip('Do chores together', 'Hands busy, mouths free.', 'Wash and dry in pairs', 'Music by turns'),
      tip('Let them see you fail', 'It teaches more than advice.', 'Tell the mistake of the week', 'Ask for theirs'),
      tip('Keep a jar of good days', 'One slip each Sunday, read in December.', 'Everyone writes', 'Nobody edits'),
    ],
  },
  {
    id: 'have-child',
    category: 'relationship',
    name: 'Start a family',
    matches: [
      [
        /\b(have|having|adopt|foster|expecting|trying for) (an? |our |my )?(first |second |third )?(baby|child|kid|children)\b|\b(get pregnant|start a family|become (a )?(mum|mom|dad|parent|mother|father)s?|pregnancy|prepare for (the|our|a) baby)\b/,
        15,
      ],
    ],
    overview:
      'Nobody can schedule a child, but you can make room for one: in your health, your home, your money and the way you two decide things. That part is yours, and it does good whatever the calendar says.',
    approach:
      'Begin with a doctor or midwife, since some things help most before anything else happens. Keep the plan light: months differ, and it is nobody’s fault when they do.',
    steps: [
      step(
        'Talk about how you each imagine it',
        'When, how many, who stays at home, what if it takes long. Two evenings, no conclusions on the first.',
        ['Each writes five hopes and two fears', 'Swap pages before talking'],
      ),
      step(
        'Book a check-up before you begin',
        'Medication, vaccinations, folic acid, family history, teeth. Ask what is worth changing in your case.',
        ['Write down questions and medicines', 'Ask when to come back if nothing happens'],
        { resources: 'Planning a pregnancy: https://www.nhs.uk/pregnancy/trying-for-a-baby/' },
      ),
      step(
        'Build three habits that help you both',
        'Less alcohol, no smoke, enough sleep and walking: they count for both partners.',
        ['Choose one each and one together', 'Tell no one, simply keep them'],
      ),
      step(
        'Run the numbers for a first year',
        'Leave, benefits, childcare, one income for some months. Live on that sum for a while and save the rest.',
        ['Look up leave and benefits where you live', 'Visit childcare early: lists are long'],
      ),
      step(
        'Name your village',
        'Who cooks, who drives at night, who has done it? People like being asked beforehand.',
        ['Write six names', 'Offer something to one of them now'],
      ),
      step(
        'Agree how you share nights and work',
        'Put the invisible tasks on paper before there are more of them. Fair is what both would choose blind.',
        ['List last week’s tasks', 'Hand over two completely'],
      ),
      step(
        'Keep one evening a week that is not about it',
        'A film, a walk, friends. The two of you are the ground the child will stand on.',
        ['Book the next four', 'Decide the date on which you review everything'],
      ),
    ],
    suggestions: [
      tip(
        'Spend a day with a small child',
        'Borrow a niece, return her tired.',
        'Notice what you enjoyed',
        'Ask her parents one question',
      ),
      tip('Write to the future', 'A letter holds hope without pressure.', 'One page each', 'Put it away unread'),
      tip('Choose who may know', 'Questions can weigh.', 'Two people at most', 'A sentence for the others'),
      tip('Make the spare room later', 'Rooms are quick, habits are slow.', 'Sleep first', 'Paint last'),
      tip('Look after the one who waits', 'Both wait, differently.', 'Ask on Sundays', 'Listen without fixing'),
      tip(
        'Ask for help in good time',
        'Doctors would rather see you early.',
        'Know the month in which you go',
        'Go together',
      ),
    ],
  },
  {
    id: 'wedding',
    category: 'relationship',
    name: 'Plan our wedding',
    matches: [
      [
        /\b(plan(ning)? (my|our|a|the) (\w+ )?wedding|wedding (planning|day|party)|organi[sz]e (my|our|a|the) wedding|our wedding|my wedding|get hitched|propose to|engagement party)\b/,
        16,
      ],
      [/\bwedding\b/, 8],
    ],
    measures: ['guests', '€', '$', '£'],
    overview:
      'A wedding is a party with one unmovable hour in it. Decide together what the day is for, book the few things that can run out, and leave the rest small enough to enjoy.',
    approach:
      'Guests, money and place depend on each other, so they are settled first and in one week. After that you decide one thing at a time and never twice.',
    steps: [
      step(
        'Agree three words for the day',
        'Warm, loud, outdoors? Every later choice is tested against them, and against nobody else’s taste.',
        ['Each writes ten, keep the shared ones', 'Tell both families the words'],
      ),
      step(
        'Set guest list and ceiling in one evening',
        'The list drives the cost more than the flowers. Write the ceiling down and keep a tenth of it back.',
        ['Sort names: must, love, would be nice', 'Ask parents for one list, once'],
        { measured: 'Settle the first {50%}: the musts' },
      ),
      step(
        'Book place, date and registrar',
        'These three run out. Visit two places at the hour of day you would marry.',
        ['Check the legal notice period', 'Read the contract for corkage and closing time'],
        { resources: 'Getting married in the UK: https://www.gov.uk/marriages-civil-partnerships' },
      ),
      step(
        'Choose food, music and photographer by taste',
        'Eat there, hear them live, see one whole wedding from start to end rather than highlights.',
        ['Taste with two hungry friends', 'Write down what is included'],
      ),
      step(
        'Send invitations with one clear deadline',
        'Place, time, children, food, a bed for the night, and the day you need an answer.',
        ['Collect addresses in one sheet', 'Ring the silent ones the day after'],
        { measured: 'Invite all {total}' },
      ),
      step(
        'Write your vows and the hour-by-hour sheet',
        'Two minutes of vows each, read aloud once. One person who is not you holds the sheet.',
        ['Write three memories before any promise', 'Hand suppliers’ numbers to your helper'],
      ),
      step(
        'Marry, and leave the morning after free',
        'Breakfast with whoever is left, then nothing. Thank-you notes belong to the weeks after.',
        ['Pack for the night', 'Name someone who takes things home'],
      ),
    ],
    suggestions: [
      tip(
        'Spend on what people feel',
        'Food, sound and enough chairs.',
        'List five weddings you loved',
        'What do you recall?',
      ),
      tip(
        'Have a wedding-free evening',
        'The marriage also needs planning.',
        'Once a week, no lists',
        'Talk about January',
      ),
      tip('Decide how you decide', 'Families love opinions.', 'You two, then tell', 'One sentence for no'),
      tip('Borrow bravely', 'Vases, cars, cousins with voices.', 'Ask early', 'Write who brings what'),
      tip('Walk the day once', 'From bed to last dance, with a watch.', 'Find the gaps', 'Put water there'),
      tip('Keep one surprise', 'For each other, small.', 'Nothing to film', 'Nothing to buy'),
    ],
  },
];
