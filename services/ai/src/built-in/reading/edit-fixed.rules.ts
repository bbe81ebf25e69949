import { daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { askedFor } from './edit-asked.rules.ts';
import { isAboutGoal } from './edit-plan-readers.rules.ts';
import type { EditContext, EditRead, EditRequest } from './edit-request.ts';
import { dayIn } from './edit-when.rules.ts';
import { plainClause } from './edit-words.rules.ts';
import { saysItStays, saysNotAfter, tellsAppointment } from './fixed-words.rules.ts';
import { stemsOf, stepsToChange } from './step-reference.rules.ts';

// 'The birthday cannot move', 'it cannot go past June', 'the theory is booked for 14 January': days that stay.

const keeps =
  /^ (?:please |just )?keep (?:\w+ ){1,8}?(?:and|but) (?:leave|drop|cut|skip|take)(?: out)? (?:something|a step|some steps|a few steps|what matters least|the least(?: \w+)+?)(?: out)? $/;
const pieceEnd = /(?<=[.;!?])\s+|,\s+|\s[-–—]\s|\s(?=(?:but|so|and|because|since)\s)/i;
/** Requests that a fixed day may stand beside: the day stays, and the rest of the message is done. */
const beside = new Set<EditRequest['do']>(['setback', 'easier', 'pause']);
const isBeside = (request: EditRequest) =>
  beside.has(request.do) || (request.do === 'hours' && request.direction !== 'more');
const asks = /\?\s*$/;
const afterLimit = /\b(?:past|beyond|over|after|later than|further than|longer than)\b(.*)$/i;
/** 'It cannot go past June, my contract is over then' */
const tellsWhy = / (?:then|by then|after that) /;
/** A day so near to the goal's is the goal's. */
const near = 31;

type Read = (message: string, context: EditContext) => EditRead | undefined;
type Dated = Extract<EditRequest, { do: 'date' }>;

const requestsOf = (request: EditRequest): EditRequest[] =>
  request.do === 'choose' ? request.requests.flatMap(requestsOf) : [request];
const isDate = (request: EditRequest): request is Dated => request.do === 'date';

/** What kind of meeting or test: 'theory test', 'dentist appointment'. */
const kindOfMeeting =
  /\b(\p{L}+) (?:test|exam|appointment|lesson|meeting|visit|interview|check|session|course|assessment)\b/giu;
/** Of several steps the one that is of the kind that is named: 'the theory test' is no driving test. */
function ofKindNamed(dates: readonly Dated[], message: string, { plan }: EditContext): readonly Dated[] {
  const kinds = [...message.matchAll(kindOfMeeting)].flatMap(([, word = '']) => stemsOf(word));
  const fit = dates.filter(({ stepIds }) => {
    const own = stemsOf(plan.steps.find(({ id }) => id === stepIds[0])?.title ?? '');
    return kinds.some((kind) => own.includes(kind));
  });
  return fit.length === 1 ? fit : dates;
}

const isNearEnd = (date: string, { plan: { targetDate } }: EditContext) =>
  !targetDate || Math.abs(daysBetween(targetDate, date)) <= near;

/** The open step that is due on a day, else the three that are due nearest to it. */
function onDay(date: string, { plan }: EditContext): Dated[] {
  const dated = plan.steps.flatMap(({ id, dueDate, completed }) =>
    dueDate && !completed ? [{ id, away: Math.abs(daysBetween(dueDate, date)) }] : [],
  );
  const nearest = dated.toSorted((a, b) => a.away - b.away);
  const due = nearest.filter(({ away }) => away === 0);
  return (due.length > 0 ? due : nearest)
    .slice(0, 3)
    .map(({ id }): Dated => ({ do: 'date', stepIds: [id], date, isFixed: true }));
}

/** The dates of a reading as fixed ones. Undefined where it gives none. */
function asFixed(read: EditRead, message: string, context: EditContext): EditRead | undefined {
  const found = requestsOf(read.request).filter(isDate);
  const steps = found.filter(({ stepIds, date }) => stepIds.length > 0 || isNearEnd(date, context));
  const [{ date } = { date: '' }] = found;
  const dates = steps.length === found.length ? steps : onDay(date, context);
  const [only, ...more] = ofKindNamed(dates, message, context).map((one): Dated => ({ ...one, isFixed: true }));
  if (!only) return undefined;
  if (only.stepIds.length === 0 && only.date === context.plan.targetDate)
    return { request: { do: 'fixed', stepIds: [] }, isSure: true };
  if (more.length === 0) return { ...read, request: only };
  return { ...read, request: { do: 'choose', requests: [only, ...more] } };
}

/** What a message says of a day that stays. `read` reads what it says beside it. */
export function fixedIn(message: string, context: EditContext, read: Read): EditRead | undefined {
  if (keeps.test(plainClause(message))) return { request: { do: 'keep-end' }, isSure: true };
  const pieces = message.split(pieceEnd).filter((piece) => piece.trim() !== '');
  const said = pieces.filter((piece) => !asks.test(piece) && (saysItStays(piece) || saysNotAfter(piece)));
  if (said.length === 0) return undefined;
  const rest = pieces.filter((piece) => !said.includes(piece)).join(', ');
  const limit = said.find(saysNotAfter);
  const other = rest && !(limit && tellsWhy.test(plainClause(rest))) ? read(rest, context) : undefined;
  const dated = other && !limit ? asFixed(other, message, context) : undefined;
  if (dated) return dated;
  const fixed = limit ? endAt(limit, message, context) : dayKept(said.join(', '), context);
  if (!fixed) return undefined;
  const paced = other && requestsOf(other.request).find(isBeside);
  return { request: paced ? { do: 'several', requests: [fixed, paced] } : fixed, isSure: true };
}

/** 'It cannot go past 30 June' */
function endAt(limit: string, message: string, context: EditContext): EditRequest | undefined {
  const [, after = ''] = afterLimit.exec(limit) ?? [];
  const date = dayIn(` by ${after.trim()} `, context) ?? dayIn(message, context);
  return date ? { do: 'fixed', stepIds: [], date } : undefined;
}

/** 'The birthday cannot move', 'the theory on 14 January is fixed' */
function dayKept(words: string, context: EditContext): EditRequest | undefined {
  const asked = askedFor(words, context);
  const date = dayIn(words, context);
  const { ids } = stepsToChange(asked.whole, context.plan.steps, 0.9);
  const [stepId] = ids;
  if (stepId && ids.length === 1 && !isAboutGoal(asked, ids))
    return { do: 'fixed', stepIds: [stepId], ...(date ? { date } : {}) };
  if (!date) return { do: 'fixed', stepIds: [] };
  if (isNearEnd(date, context)) return { do: 'fixed', stepIds: [], date };
  const [only, ...more] = onDay(date, context);
  return only && more.length > 0 ? { do: 'choose', requests: [only, ...more] } : only;
}

/** A reading whose days are appointments: 'the medical is on 15 December'. A day of the whole plan is none. */
export function withAppointments(read: EditRead, message: string, context: EditContext): EditRead {
  const { request } = read;
  if (!tellsAppointment(message) || !requestsOf(request).some((one) => isDate(one) && one.stepIds.length > 0))
    return read;
  const dates = request.do === 'choose' ? request.requests.filter(isDate) : [];
  const [only, ...more] = ofKindNamed(dates, message, context);
  if (only && more.length === 0 && dates.length > 1) return { ...read, request: { ...only, isFixed: true } };
  const marked = (one: EditRequest): EditRequest =>
    isDate(one) && one.stepIds.length > 0 ? { ...one, isFixed: true } : one;
  if (request.do === 'choose' || request.do === 'several')
    return { ...read, request: { ...request, requests: request.requests.map(marked) } };
  return { ...read, request: marked(request) };
}
