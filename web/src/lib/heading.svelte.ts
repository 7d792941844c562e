// What the tab of the browser says: whose turn it is can be seen from another one.
class Heading {
  /** Whether something is asked of whoever sits here. */
  yours = $state(false);
}

export const heading = new Heading();
