import { profileChanged, userRegistered } from '@pathwise/contracts/events/auth';
import { planChanged } from '@pathwise/contracts/events/billing';
import { goalCompleted } from '@pathwise/contracts/events/goals';
import { consumer } from '@pathwise/service-kit/events/consumer';
import type { AdminDeps } from '../deps.ts';
import { keepPlan, keepProfile } from '../recipients/keep-recipient.ts';
import { sendMailOf } from './send-mail-of.ts';
import { mailAboutPlan } from './trigger.rules.ts';

const welcomeNewUser = (deps: AdminDeps) =>
  consumer({
    name: 'admin-welcome-new-user',
    event: userRegistered,
    handle: async ({ data, time }, tx) => {
      await keepProfile(deps, tx, data);
      if (data.isInvited) return; // auth's mail to choose a password greets them
      await sendMailOf(deps, tx, { trigger: 'welcome', userId: data.userId, about: data.userId, time });
    },
  });

const keepRecipient = (deps: AdminDeps) =>
  consumer({
    name: 'admin-keep-recipient',
    event: profileChanged,
    handle: ({ data }, tx) => keepProfile(deps, tx, data),
  });

/** One mail per goal: completing it a second time sends none. */
const congratulateOnGoal = (deps: AdminDeps) =>
  consumer({
    name: 'admin-congratulate-on-goal',
    event: goalCompleted,
    handle: ({ data: { goalId, ownerId: userId, title }, time }, tx) =>
      sendMailOf(deps, tx, { trigger: 'goalAchievement', userId, about: goalId, time, goalTitle: title }),
  });

const welcomeToPremium = (deps: AdminDeps) =>
  consumer({
    name: 'admin-welcome-to-premium',
    event: planChanged,
    handle: async ({ data, time }, tx) => {
      const before = await keepPlan(deps, tx, data);
      const trigger = before && mailAboutPlan(before, data);
      if (!trigger) return;
      await sendMailOf(deps, tx, { trigger, userId: data.userId, about: `${data.userId}/${data.version}`, time });
    },
  });

export const reactToEvents = (deps: AdminDeps) => [
  welcomeNewUser(deps),
  keepRecipient(deps),
  congratulateOnGoal(deps),
  welcomeToPremium(deps),
];
