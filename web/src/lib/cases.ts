// Enums of the rules as they come in JSON: a name alone, or an object with the name as its only field.
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
/** What each case of an enum carries, by its name. */
export type Cases<E> = Both<Exclude<E, string>>;
/** The names of an enum's cases. */
export type CaseOf<E> = Extract<E, string> | keyof Cases<E>;
/** Which case it is. */
export function caseOf<E extends string | object>(value: E): CaseOf<E> {
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as CaseOf<E>;
}
/** What a case carries if it is that case; null if it is another, or none. */
export function part<E, Name extends keyof Cases<E>>(value: E | null | undefined, name: Name): Cases<E>[Name] | null {
  return typeof value === 'object' && value !== null && name in value ? (value as Cases<E>)[name] : null;
}
