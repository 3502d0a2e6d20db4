/** Screen state of one game that belongs to one table, such as the selected lot. */

/** Creates the state on first use and keeps it for as long as its model exists. */
export const statePerModel = <Model extends object, State>(create: () => State): ((model: Model) => State) => {
  const states = new WeakMap<Model, State>();
  return (model) => {
    const known = states.get(model);
    if (known !== undefined) return known;
    const state = create();
    states.set(model, state);
    return state;
  };
};
