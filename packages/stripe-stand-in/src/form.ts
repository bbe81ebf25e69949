/** A form of Stripe: `items[0][price]=a` becomes `{ items: { 0: { price: 'a' } } }`. */
export interface Form {
  [name: string]: string | Form;
}

export function parseForm(text: string): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    let at = form;
    for (const part of path.slice(0, -1)) {
      const next = at[part];
      const inner: Form = typeof next === 'object' ? next : Object.create(null);
      at[part] = inner;
      at = inner;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return form;
}

/** A value of a form by its path, such as `items.0.price`. */
export function valueAt(form: Form, path: string): string | undefined {
  let at: string | Form | undefined = form;
  for (const part of path.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

export function wordsAt(form: Form, name: string): Record<string, string> {
  const found = form[name];
  if (typeof found !== 'object') return {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
