/** Whether an address holds a user name or a password. */
export function hasCredentials(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.username !== "" || url.password !== "");
}
