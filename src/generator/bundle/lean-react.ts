import type { Plugin } from 'vite';

/**
 * React features that the site doesn't use, with the react-dom functions that serve nothing else.
 */
const unused: Record<string, readonly string[]> = {
  'view transitions': [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createMeasurement',
    'getClassNameByType',
    'getViewTransitionName',
    'measureClonedInstance',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
  ],
  'links and scripts in the head': [
    'adoptPreloadPropsForScript',
    'adoptPreloadPropsForStylesheet',
    'estimateBandwidth',
    'getHydratableHoistableCache',
    'insertStylesheetIntoRoot',
    'insertSuspendedStylesheets',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadStylesheet',
    'suspendResource',
  ],
  'form actions': [
    'dispatchActionState',
    'ensureFormComponentIsStateful',
    'handleActionReturnValue',
    'mountActionState',
    'onActionError',
    'onActionSuccess',
    'recursivelyResetForms',
    'rerenderActionState',
    'runActionStateAction',
    'startHostTransition',
    'updateActionStateImpl',
  ],
  'refs of fragments': [
    'collectClientRects',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
    'findFragmentInstanceOrTextInstanceSiblings',
    'indexOfEventListener',
    'schedulePendingIntersectionUnobserve',
    'scrollTextNodeIntoView',
    'setFocusIfFocusable',
    'traverseVisibleInstancesAndTextInstances',
    'validateDocumentPositionWithFiberTree',
  ],
  'SuspenseList and Activity': [
    'commitActivityHydrationCallbacks',
    'cutOffTailIfNeeded',
    'initSuspenseListRenderState',
    'retryActivityComponentWithoutHydrating',
    'updateActivityComponent',
    'updateSuspenseListComponent',
  ],
  'the compiler of React': ['useMemoCache'],
  'stacks of components in errors': [
    'describeBuiltInComponentFrame',
    'describeFiber',
    'describeNativeComponentFrame',
    'getStackByFiberInDevAndProd',
  ],
};

/**
 * Empties react-dom functions that the site never needs. They call each other, so no bundler drops
 * any. A brand page loads 69,395 bytes of scripts in Brotli; with all of react-dom it would load
 * 77,029, more than its budget (docs/decisions/0049-tricks-by-figures.md).
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler(code) {
        return { code: withoutUnused(code, this.parse(code).body), map: null };
      },
    },
  };
}

/** A statement of a program, with its position in the text. */
interface Statement {
  type: string;
  start: number;
  end: number;
  id?: { name: string } | null;
}

/**
 * The code of react-dom without the bodies of unused functions.
 *
 * @throws Error if it lacks one of the functions, as another version of React may.
 */
export function withoutUnused(code: string, body: readonly object[]): string {
  const missing = new Map(
    Object.entries(unused).flatMap(([use, names]) => names.map((name) => [name, use])),
  );
  let lean = '';
  let at = 0;
  for (const { type, start, end, id } of body as readonly Statement[]) {
    if (type !== 'FunctionDeclaration' || !id || !missing.delete(id.name)) continue;
    lean += `${code.slice(at, start)}function ${id.name}(){}`;
    at = end;
  }
  for (const [name, use] of missing) {
    throw new Error(`react-dom has no function ${name}, which is empty here for want of ${use}.
Look up what its version has instead, and change the list in lean-react.ts.`);
  }
  return lean + code.slice(at);
}
