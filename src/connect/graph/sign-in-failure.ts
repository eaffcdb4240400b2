import { AuthorizationResponseError, ResponseBodyError } from "oauth4webapi";
import { plainLine } from "../../lib/text/plain-line.ts";
import { Failure, toFailure } from "../../model/failure.ts";

/** What Microsoft's numbers mean, and what helps. */
const known: readonly (readonly [string, string])[] = [
  [
    "AADSTS53003",
    "The organisation forbids this way to sign in. Sign in with the browser instead of a device code.",
  ],
  ["AADSTS65001", "Nobody has consented to the permissions yet. An administrator may have to."],
  ["AADSTS90094", "An administrator has to consent to the permissions first."],
  ["AADSTS7000222", "The client secret of the app registration has expired. Make a new one."],
  ["AADSTS7000215", "The client secret is wrong: take its value, not its id."],
  ["AADSTS700016", "There is no app registration with this client id in the tenant."],
  ["AADSTS50011", "The app registration lacks the redirect address http://localhost for public clients."],
  [
    "AADSTS7000218",
    'The app registration does not allow public clients: switch on "Allow public client flows".',
  ],
];

const ended = new Set(["invalid_grant", "interaction_required", "login_required", "consent_required"]);
const refused = new Set(["authorization_declined", "access_denied", "expired_token"]);

/** What went wrong with a sign-in, in one sentence with the remedy; tokens and codes are in none of them. */
export function toSignInFailure(error: unknown): Failure {
  if (!(error instanceof ResponseBodyError) && !(error instanceof AuthorizationResponseError))
    return toFailure(error, "unavailable");
  const said = plainLine(error.error_description ?? error.error, 200);
  const [, remedy] = known.find(([number]) => (error.error_description ?? "").includes(number)) ?? [];
  const options = { cause: error };
  if (refused.has(error.error))
    return new Failure(
      "reconnect",
      `The sign-in was not completed (${error.error}). Start it again.`,
      options,
    );
  if (ended.has(error.error))
    return new Failure(
      "reconnect",
      remedy ?? `The sign-in at Microsoft has ended (${error.error}). Sign in again.`,
      options,
    );
  return new Failure("configuration", remedy ?? `Microsoft refused the sign-in: ${said}`, options);
}
