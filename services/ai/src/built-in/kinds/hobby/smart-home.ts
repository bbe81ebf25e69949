import { type Kind, step, tip } from '../kind.ts';

export const smartHome: Kind = {
  id: 'smart-home',
  category: 'hobby',
  name: 'Make my home smart',
  slots: {
    part: {
      words: [
        'heating|thermostat|radiators|thermostats',
        'lights|lighting|lamps|bulbs',
        'blinds|shutters|curtains',
        'security|cameras|alarm|camera|doorbell|burglar',
        'door lock|locks|lock|door',
        'solar and battery|solar|wallbox|ev charging|electricity',
        'music|speakers|audio',
        'voice assistant|alexa|google home|siri|voice control',
        'plants|watering|garden irrigation|sprinklers',
        'vacuum robot|robot vacuum|appliances|washing machine',
        'smoke and water sensors|smoke detectors|leak|water leak',
      ],
      otherwise: 'lights and heating',
    },
  },
  ask: {
    question: 'What should happen by itself, and do you own or rent?',
    chips: ['Lights and heating', 'Security and door', 'Everything local, no cloud'],
  },
  hoursAWeek: 2,
  measures: ['rooms'],
  overview:
    'You will list what annoys you daily, choose one hub and one radio standard, begin with {part}, write few automations that never surprise anyone, and make it work when the internet is down.',
  approach:
    'Buy a problem solved, not a gadget. Each new app is a burden, so one hub (for example Home Assistant, Apple, Google or SmartThings) and one standard (Matter, Zigbee or Z-Wave) come first. Every switch on the wall must go on working for guests.',
  done: 'You have left the {part} to run by themselves for a month, and everybody in the house can use them without an app.',
  cautions: [
    'Mains wiring, heating controls and locks are for an electrician or installer, and tenants ask first. Cameras must not film the street, neighbours or guests without their knowledge. Change default passwords and update.',
  ],
  steps: [
    step(
      'Write down ten daily annoyances',
      'Walk through a day: forgotten lights, cold bathroom, parcel missed. Mark three which {part} would solve, and ask those you live with what they never want.',
      [
        'List ten moments from morning to night',
        'Let each person mark three',
        'Strike out what a timer for ten euros solves',
      ],
      0.5,
    ),
    step(
      'Choose one hub and one standard',
      'Compare: works without internet, privacy, which of your devices it knows, monthly fees. Check Wi-Fi in each corner; the hub sits in the middle.',
      ['Write down devices you already own', 'Compare two hubs by those points', 'Test Wi-Fi in each room'],
      1.5,
      { resources: 'Home Assistant: https://www.home-assistant.io' },
    ),
    step(
      'Set up {part} in one room first',
      'One room, one switch, one sensor, for two weeks. Name things as you speak: kitchen lamp, not device 4.',
      ['Install one device and its button', 'Name rooms and things clearly', 'Ask the others after a week'],
      2,
    ),
    step(
      'Secure network and accounts',
      'New router password, guest network for gadgets, two-step sign-in, automatic updates, a list of devices with date of purchase and support.',
      ['Change all default passwords', 'Put gadgets in a guest network', 'Keep recovery codes on paper'],
      1.5,
    ),
    step(
      'Write three automations with a way out',
      'When, if, then: lights at dusk if somebody is home, heating down when windows open, warning at a leak. Each can be stopped with a normal switch.',
      ['Write each as one sentence first', 'Test it with wrong conditions', 'Show the others how to stop {part}'],
      3,
    ),
    step(
      'Extend {part} room by room',
      'One room a fortnight, same make of switches. Measure: kWh, room temperature, how often a person corrects it by hand; each correction is a bug.',
      ['Note manual corrections for a week', 'Buy sensors in one batch'],
      6,
      { when: { weeksFrom: 4 }, measured: 'Finish {70%} of the rooms' },
    ),
    step(
      'Make it survive failure and guests',
      'Pull the internet and the hub for an hour: light, heat and door must work. Back up the configuration, write one page for guests.',
      ['Do the failure test', 'Back up to a second place', 'Put the page inside a cupboard'],
      2,
    ),
    step(
      'Run {part} for a month and simplify',
      'Delete automations nobody noticed. Compare energy and annoyances with the first list; it is done when three of them are gone.',
      ['Compare meter readings', 'Remove two gadgets', 'Set a yearly update day'],
      2,
      { measured: 'Finish all {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Keep every wall switch working',
      'Guests and tired people should never need a phone.',
      'Smart switch, plain bulb',
      'Test with a visitor',
    ),
    tip(
      'Begin with one room for two weeks',
      'You learn what annoys before you buy twenty.',
      'One device and its button',
      'Ask the others',
    ),
    tip(
      'Choose devices that work without internet',
      'Services close down, and lines fail.',
      'Read the box for local control',
      'Ask for years of updates',
    ),
    tip(
      'Put leak and smoke sensors high on the list',
      'They cost little and prevent the worst.',
      'Under the sink',
      'Note battery dates',
    ),
    tip('Keep the wall switch', 'Guests should never need a phone.', 'Smart switch, plain bulb', 'Label'),
    tip('Go local where you can', 'Clouds close down.', 'Works offline', 'Check support years'),
    tip('Place leak sensors first', 'Cheap and worth more than lamps.', 'Sink, washer', 'Battery date'),
    tip('Ask your partner’s veto', 'One annoyed person ends it.', 'Wish list', 'Off button'),
    tip('Note battery dates', 'Ten sensors fail in one winter.', 'Calendar', 'Same type'),
    tip('Use scenes sparingly', 'Three are used, twenty forgotten.', 'Morning, film, away', 'Button'),
    tip('Check what is recorded', 'Voice and video stay somewhere.', 'Settings', 'Delete'),
    tip('Read what guests saw', 'Write a page with photos.', 'Heating, light, door', 'QR for Wi-Fi'),
  ],
};
