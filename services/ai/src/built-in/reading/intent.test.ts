import { describe, expect, it } from '@jest/globals';
import { namesNoGoal } from './closing-question.rules.ts';
import { isSureTalk, limitIn } from './intent.rules.ts';
import { readMessage } from './read-wish.rules.ts';

const intentOf = (text: string) => readMessage({ text, today: '2026-11-21', timeZone: 'UTC' }).wish.intent;

describe('telling wishes from talk', () => {
  it.each([
    'what should I do next?',
    'what do i do today',
    'how am I doing?',
    'When is my marathon due?',
    "what's left",
    'what is overdue?',
    'What are my goals?',
    'how do I lose weight?',
    'Can you help me?',
    'help',
    'I need help',
    "I'm stuck",
    "i'm behind with everything",
    'I lost my motivation',
    'I lost my job and I do not know what to do',
    'I was laid off last week',
    'my girlfriend left me',
    'my dad died',
    'I want to give up',
    'I want to change the date of my goal',
    'I want to know what to do next',
    'I want to cancel my subscription',
    'show me my goals',
    'tell me about step 2',
    'should I run every day?',
    'is it ok to skip a week?',
    'Why is the first step so hard?',
    'what if I want to get a new job?',
    'can you move my deadline to June?',
    'I would like to see my progress',
    'how many books should i read',
    'I want to ask you something',
    'I need some advice',
    'I want to delete my goal',
    'could you explain the second step?',
    'thanks! what should I do next?',
    'hi, how am i doing?',
    'do you think I can run a marathon?',
    'I want to work on my next step',
    'I want to speak to a human',
    'i wanna talk to a real person please',
    'I need to contact support',
    'I want to talk to someone about my invoice',
    'I want to talk',
    'I just need someone to talk to',
    'I want to log out',
    'I need to sign out now',
    'I want to export my data',
    'I want to download all my data',
    'i want my money back',
    'I would like a refund',
    'I want to get a refund',
    'I want to cancel my subscription',
    'I want to cancel premium',
    'I need to update my credit card',
    'I want to delete my account',
    'I want to close my account.',
    'I want to change my password',
    'I want to change my email',
    'I want to report a bug',
    'I want to make a complaint',
    'speak to a human',
    'connect me to a human',
    'I want to unsubscribe',
    'I want to leave Pathwise',
    'please delete my account',
    'Log out',
    'I want to buy premium',
    'Hi, I want to log out.',
  ])('takes "%s" for a question', (text) => expect(intentOf(text)).toBe('question'));

  it.each([
    'hi',
    'Hello!',
    'hey there',
    'Good morning',
    'good evening coach',
    'Hi, how are you?',
    'hello sage',
    'yo',
    'HELLO',
  ])('takes "%s" for a greeting', (text) => expect(intentOf(text)).toBe('greeting'));

  it.each([
    'thanks',
    'Thank you so much!',
    'thx',
    'ok thanks',
    'great, thank you for the plan',
    'cheers mate',
    'perfect',
    'awesome',
    'Thanks, that was helpful',
    'love it',
    'many thanks',
    'I want to thank you',
    'bye',
    'looks good',
    '🙏',
  ])('takes "%s" for thanks', (text) => expect(intentOf(text)).toBe('thanks'));

  it.each([
    'I got the job!',
    'my boss is annoying',
    'I want pizza',
    'it rained today',
    'make it shorter',
    'bed',
    'start over',
    'ok',
    'yes',
    'no',
    "I don't want to lose weight",
    'asdf',
    'I finished step 2',
    'lol',
    '???',
    '12',
    'My running shoes are new',
    "I've lost 3 kg already",
    'I need to go to the toilet',
    'i gotta pee',
    'I have to go now',
    'I need to use the bathroom',
    'I want to go home',
    'I want to go to bed',
  ])('makes no goal of "%s"', (text) => expect(intentOf(text)).not.toBe('goal'));

  it.each([
    'Hi, I want to lose 10 kg',
    'I lost my job and want to find a new one',
    'My mum is ill and I want to spend more time with her',
    'Thanks! Now I want to learn Spanish',
    'new job',
    'marathon in april',
    'Can you help me find a new job?',
    'I want to lose 10 kg by June. How do I start?',
    'build a treehouse',
    'Help me save for a car',
    'my goal: read 20 books',
    "let's get fit",
    'I wish I could play the piano',
    'We want to buy a house',
    'I should drink less',
    'Good morning! I would love to write a novel.',
    'I want to finish my degree',
    'I want to quit my job',
    'I want to move to Portugal',
    'complete a triathlon',
    'I want to talk to strangers with confidence',
    'I want to talk to my boss about a raise',
    'I want to speak to a crowd without notes',
    'I want to speak Spanish',
    'I want to talk less and listen more',
    'I want to delete my social media accounts',
    'I want to log out of social media at 8 pm',
    'I want to export my furniture to Germany',
    'I want to earn my money back within a year',
    'I want to go to the gym three times a week',
    'I want to go to bed before 11 pm',
    'I want to renovate the bathroom',
    'I want to cancel my gym membership and train outdoors',
    'I want to open a savings account',
    'I want to become a data analyst',
    'I want to work in customer support',
    'I want to run',
    'I want to talk to the manager about a raise',
  ])('takes "%s" for a goal', (text) => expect(intentOf(text)).toBe('goal'));

  it('leaves title, category and date out of everything that is no goal', () => {
    for (const text of ['hi', 'thanks', 'how do I lose 10 kg by June?', 'I want to kill myself']) {
      expect(
        Object.keys(readMessage({ text, today: '2026-11-21', timeZone: 'UTC' }).wish).toSorted((a, b) =>
          a.localeCompare(b),
        ),
      ).toEqual(['intent', 'quantities']);
    }
  });
});

describe('an answer that names no goal', () => {
  it.each([
    'not sure yet',
    'Not sure yet, only having a look round',
    'dunno lol',
    'idk',
    'no idea really',
    "I don't know yet",
    "well honestly I haven't got one",
    'still thinking',
    'just browsing',
    'nothing comes to mind',
    "can't decide on one",
    'maybe later',
  ])('is talk also where a page asks for a goal: %s', (text) => {
    const read = readMessage({ text, today: '2026-11-21', timeZone: 'UTC', isGoal: true });
    expect({ intent: read.intent, isSure: isSureTalk(read), matter: read.about.matter }).toEqual({
      intent: 'question',
      isSure: true,
      matter: 'no-goal-yet',
    });
  });

  it.each([
    'not sure where to start but I want to lose weight',
    'be sure of myself',
    'know what I want to study',
    'think before I speak',
  ])('is none in “%s”, which is a wish', (text) => {
    expect(namesNoGoal(text)).toBe(false);
  });
});

describe('news', () => {
  it.each([
    'Ran my first 10k this morning!! Under an hour',
    'My brother just had a little boy! Eight pounds',
    'I did the whole course on Sunday. 40 lengths, no stopping',
    'We had to say goodbye to our cat yesterday. Sixteen years.',
  ])('asks for nothing where it goes on telling: %s', (text) => expect(intentOf(text)).not.toBe('goal'));

  it.each([
    'I lost my job in May. New one by March, in an office please.',
    'My mum died in March. Sort her house before summer.',
  ])('is a wish where it says what is to come: %s', (text) => expect(intentOf(text)).toBe('goal'));
});

describe('a limit behind a question', () => {
  it.each([
    ['What should I do this week? I have a bad knee and only two evenings.', 'I have a bad knee and only two evenings'],
    ['How should I train? My shoulder hurts.', 'My shoulder hurts'],
    ['Which step first, I only have Sunday?', 'I only have Sunday'],
    ['What do I do next? My ankle is sore and I can only swim.', 'My ankle is sore and I can only swim'],
  ])('%s', (text, limit) => {
    expect(intentOf(text)).toBe('question');
    expect(limitIn(text)).toBe(limit);
  });

  it.each([
    'I want to know what I should do to become a nurse',
    'What should I do this week? I want to run a half marathon.',
    'How do I start? I need to lose 10 kg by summer',
  ])('is none in “%s”, which is a wish', (text) => {
    expect(intentOf(text)).toBe('goal');
    expect(limitIn(text)).toBeUndefined();
  });

  it('is none behind a wish to change the plan', () => {
    expect(limitIn('What about moving it to June? I only have Sundays.')).toBeUndefined();
    expect(limitIn('Can you make it easier? My knee hurts.')).toBeUndefined();
  });
});

describe('what is told of oneself', () => {
  const intentOf = (text: string) => readMessage({ text, today: '2026-11-28', timeZone: 'UTC' }).intent;

  it.each([
    "I'm a retired postman from Hull and I have two cats.",
    'I have two kids and a dog.',
    'My sister is a nurse in Leeds.',
    'rained all day and the dog ate my sandwich',
    'My wife and I had our fortieth anniversary on 3 October. The children gave us a dinner on the river.',
    'It snowed in Porto today, people were taking pictures of a car roof.',
    'My brother is a paramedic.',
    'My oldest friend works as a lorry driver at the port.',
  ])('is no wish where it asks for nothing: %s', (text) => {
    expect(intentOf(text)).not.toBe('goal');
  });

  it.each([
    "I'd like to sleep better. I'm a cleaner on nights and I'm lucky to get five hours",
    "I'm a dad of four, the smallest is at school now and I'd like to go back to work, part time if possible",
    'Want to spend more time with my girls, I am away driving all week and at weekends I only sleep',
    "I'm a teaching assistant hoping to become a teacher. I dread interviews.",
    'I smoke 20 a day',
    'I am scared of flying',
    'I have 8,000 pounds of credit card debt',
    'I am retired and want to write my memoirs. Any tips?',
    'we have two kids and want to save for a trip',
    'my son screams every morning and will not go to school',
    'get my GED, dropped out at 16, I am 34 now',
  ])('is a wish where it says what shall change: %s', (text) => {
    expect(intentOf(text)).toBe('goal');
  });
});

describe('a tale that comes to a question', () => {
  it.each([
    'Single mum here, Leeds, my son is thirteen. He used to tell me everything and now he takes his dinner upstairs. Am I meant to insist or leave him be?',
    "I am seventy, retired carpenter, Galway. My wife died in March and the evenings are long. I don't have a question really.",
    'Is it better to clear an overdraft first or put money into a pension? About 900 over, at 19%',
  ])('makes no goal: %s', (text) => expect(intentOf(text)).not.toBe('goal'));

  it.each([
    'Learn Spanish by June before we move to Madrid. Where do I start?',
    'I need a new job by June, mine ends then. Where do I start?',
    'I wanna learn guitar by summer, I have an old one. Where do I start?',
    "I don't have a question, I want to run a 5k by June",
    'Our dream is a canoe trip in August, ten days. We own the boat and a tent. What do we still need?',
    'I am fifteen and want to make a video game about my village, with the goat as hero. Godot maybe?',
    'We want to move from Dublin to Galway next autumn, with two kids and one cat. What comes first?',
    'Help me learn to swim before the summer. I am afraid of deep water and my pool is small. Is that enough?',
  ])('is a wish where somebody wishes for something: %s', (text) => expect(intentOf(text)).toBe('goal'));
});
