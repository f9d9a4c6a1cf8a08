import { parseAst, type Plugin } from 'vite';

const NOTHING = '{}';
const FALSE = '{ return !1; }';
const NULL = '{ return null; }';

/** Functions of React that only do something for what no screen draws, with what remains of each. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  // <ViewTransition>: names, measures and animates what changes.
  [NOTHING]: [
    'trackEnterViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'measureNestedViewTransitions',
    'commitAfterMutationEffectsOnFiber',
    'scheduleViewTransitionEvent',
    'reportViewTransitionError',
    'applyViewTransitionName',
    'restoreViewTransitionName',
    'startViewTransition',
    'createViewTransitionInstance',
    'getViewTransitionName',
    'getViewTransitionClassName',
    'ViewTransitionPseudoElement',
    // A ref to a fragment, which would look after all that is drawn in it.
    'FragmentInstance',
    'commitNewChildToFragmentInstances',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    'addFragmentHandleToFiber',
    'addFragmentHandleToInstance',
    // Links, sheets, scripts and titles that components draw and React moves into the head.
    'mountHoistable',
    'suspendResource',
    'insertSuspendedStylesheets',
    'preconnectAs',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
  ],
  [FALSE]: [
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'measureViewTransitionHostInstancesRecursive',
    'isFragmentInstanceParent',
    'isHostHoistableType',
  ],
  [NULL]: ['pushViewTransitionCancelableScope', 'getResource', 'acquireResource', 'getHydratableHoistableCache'],
};

/** Methods of what is left out. */
const METHOD = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\./;

/**
 * Leaves out of the browser's React what no screen uses: a tenth of it, which the builder cannot know to be unused. An
 * update of React that names its functions otherwise stops the build here, and a test looks for uses in our sources.
 */
export function slimReact(): Plugin {
  return {
    name: 'longhand:slim-react',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform(code, id) {
      return id.endsWith('/react-dom-client.production.js') ? { code: slimClient(code), map: null } : undefined;
    },
  };
}

/** The same program, in which the functions above do nothing; throws where it lacks one of them. */
export function slimClient(code: string): string {
  const bodies = new Map(
    Object.entries(LEFT_OUT).flatMap(([body, names]) => names.map((name) => [name, body] as const)),
  );
  const pieces: string[] = [];
  let end = 0;
  const replace = (from: number, to: number, text: string) => {
    pieces.push(code.slice(end, from), text);
    end = to;
  };
  for (const statement of parseAst(code).body) {
    if (statement.type === 'ExpressionStatement' && METHOD.test(code.slice(statement.start, statement.end))) {
      replace(statement.start, statement.end, '');
    } else if (statement.type === 'FunctionDeclaration' && statement.body !== null) {
      const body = bodies.get(statement.id?.name ?? '');
      if (body === undefined) continue;
      bodies.delete(statement.id?.name ?? '');
      replace(statement.body.start, statement.body.end, body);
    }
  }
  if (bodies.size > 0) throw new Error(`React has no function ${[...bodies.keys()].join(', ')}: see slim-react.ts`);
  return pieces.join('') + code.slice(end);
}
