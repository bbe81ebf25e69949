import { describe, expect, it } from '@jest/globals';
import { crisisReply, isCrisis } from './crisis.rules.ts';
import { readWish } from './read-wish.rules.ts';

describe('words of crisis', () => {
  it.each([
    'I want to kill myself',
    'i wanna die',
    'I just want to end it all',
    'thinking about suicide again',
    "I don't want to live anymore",
    'I don’t want to be here anymore',
    'there is no reason to live',
    'everyone would be better off without me',
    'I keep cutting myself',
    'I want to hurt myself',
    'I wish I was dead',
    'I wish I had never been born',
    'planning to take my own life',
    'my friend wants to kill himself',
    'I might overdose tonight',
    'I feel suicidal',
    "I can't go on living",
    'self harm',
    'kms',
    'my husband hits me',
    'I was raped',
    "I want to lose 10 kg but honestly I'd rather be dead",
    'Thanks for everything. I am going to end my life.',
    'dont want to wake up tomorrow',
    'nothing to live for',
    'I want to kill my boyfriend',
    'i feel like i want to die',
  ])('hears "%s"', (text) => {
    expect(isCrisis(text)).toBe(true);
    expect(readWish({ text, today: '2026-11-21', timeZone: 'UTC' }).intent).toBe('crisis');
  });

  it.each([
    'I want to kill it at my new job',
    "I'm dying to travel to Japan",
    'this deadline is killing me',
    'my boss is killing me',
    'I nearly died laughing',
    'twenty things before I die',
    'I want to volunteer for a suicide prevention hotline',
    'cut myself some slack',
    'I want to get fit without hurting myself',
    'I hurt myself running and want to recover',
    'I want to die debt free',
    "I don't want to live with my parents anymore",
    "I don't want to live in London",
    'kill time on trains by reading',
    'end my life as a smoker',
    'I overdosed on chocolate',
    'bungee jump off a bridge',
    'I want to kill my sugar cravings',
    'cut myself off from social media',
    'shoot a short film',
    'I want to stop drinking',
    "I'm so tired of my job",
    'hang pictures in the hall',
    'career suicide',
    'I want to live abroad',
    'lose weight or die trying',
    'my car died',
    'I burn with ambition',
    'deadlift 100 kg',
    'I want to beat him at chess',
    'I want to take my life to the next level',
  ])('is not alarmed by "%s"', (text) => expect(isCrisis(text)).toBe(false));

  it('answers with help lines and no coaching, and with the lines it was given', () => {
    expect(crisisReply()).toContain('https://findahelpline.com');
    expect(crisisReply()).toContain('local emergency number');
    const own = crisisReply({ helpLines: [{ name: 'Samaritans', contact: '116 123' }] });
    expect(own).toContain('**Samaritans**: 116 123');
    expect(own).not.toContain('findahelpline');
    expect(own.length).toBeLessThan(900);
  });
});
