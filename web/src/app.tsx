import { Suspense, lazy } from "react";
import { Route, Switch } from "wouter";
import { useSession } from "./live/session.ts";
import { Shell } from "./shell/shell.tsx";
import { SignInPage } from "./shell/sign-in-page.tsx";
import { MissingPage } from "./shell/missing-page.tsx";
import { ProblemNotice } from "./ui/notice.tsx";
import { StartPage } from "./compose/start-page.tsx";
import { WorkflowsPage } from "./shell/workflows-page.tsx";

const loadWorkflow = () => import("./round/workflow-page.tsx").then((m) => ({ default: m.WorkflowPage }));
const WorkflowPage = lazy(loadWorkflow);
const restMs = 800;
// soon needed, but not for the first page: fetched once that one stands
setTimeout(() => void loadWorkflow(), restMs);

// what most visits do not open is loaded when it is
const SettingsPage = lazy(() =>
  import("./settings/settings-page.tsx").then((m) => ({ default: m.SettingsPage })),
);
const FilesPage = lazy(() => import("./files/files-page.tsx").then((m) => ({ default: m.FilesPage })));
const CheckPage = lazy(() => import("./check/check-page.tsx").then((m) => ({ default: m.CheckPage })));
const SharedPage = lazy(() => import("./share/shared-page.tsx").then((m) => ({ default: m.SharedPage })));
const SetupPage = lazy(() => import("./shell/setup-page.tsx").then((m) => ({ default: m.SetupPage })));

export function App() {
  return (
    <Suspense fallback={null}>
      <Switch>
        <Route path="/shared/:id">{({ id }) => <SharedPage id={id} />}</Route>
        <Route path="/setup" component={SetupPage} />
        <Route>
          <SignedIn />
        </Route>
      </Switch>
    </Suspense>
  );
}

function SignedIn() {
  const session = useSession();
  if (session.kind === "opening") return null;
  if (session.kind === "out") return <SignInPage />;
  if (session.kind === "down")
    return <ProblemNotice problem={session.problem} onRetry={() => location.reload()} />;
  return (
    <Shell me={session.me}>
      <Suspense fallback={null}>
        <Switch>
          <Route path="/" component={StartPage} />
          <Route path="/workflows" component={WorkflowsPage} />
          <Route path="/w/:id">{({ id }) => <WorkflowPage key={id} id={id} />}</Route>
          <Route path="/files" component={FilesPage} />
          <Route path="/check" component={CheckPage} />
          <Route path="/settings/:tab?">
            {({ tab }) => <SettingsPage me={session.me} tab={tab ?? "models"} />}
          </Route>
          <Route component={MissingPage} />
        </Switch>
      </Suspense>
    </Shell>
  );
}
