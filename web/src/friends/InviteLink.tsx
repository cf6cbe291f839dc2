// A link to be sent: as text to be copied, and as a code that a phone's camera reads.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { call } from "../api";
import { Button } from "../ui/Button";
import { copy, whole } from "../ui/copy";
import type { Link, LinkAddress } from "../wire";
import { say } from "../words";
import { network } from "./network";

const MARGIN = 4; // light dots around a code, so that cameras find it

interface Props {
  table: string;
  link: Link;
  /** What it is called. */
  words: string;
}

/** By which addresses others can follow a link; asked anew when the door to the network moves. */
function useAddresses(table: string, link: Link): LinkAddress[] {
  const [addresses, setAddresses] = useState(link.addresses);
  const open = network.value?.mine ? network.value.open : null;
  useEffect(() => setAddresses(link.addresses), [link]);
  useEffect(() => {
    if (open === null || open === link.addresses.length > 0) return; // as when it was made
    const [path, body] = [{ table_id: table }, { link: link.secret }];
    call("POST /tables/{table_id}/links/shown", { path, body }).then(
      (shown) => setAddresses(shown.addresses),
      () => undefined, // it was followed meanwhile, and needs no address any more
    );
  }, [link, open]);
  return addresses;
}

export function InviteLink({ table, link, words }: Props): JSX.Element {
  const addresses = useAddresses(table, link);
  const [first, ...others] = addresses;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "nearest" }), [link, first]);
  const url = first?.url ?? whole(link.path);
  return (
    <div class="made-link" ref={place}>
      <label>
        {words}
        <input class="field" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="row">
        <Button icon="copy" words={say("copy")} onPress={() => void copy(url)} />
      </div>
      {first ? <Code address={first} /> : <p class="small muted">{say("link-here-only")}</p>}
      {others.length > 0 && <Others addresses={others} />}
    </div>
  );
}

/** A machine on several networks: which of them the friends are on, only people know. */
function Others({ addresses }: { addresses: LinkAddress[] }): JSX.Element {
  return (
    <details class="small">
      <summary>{say("link-others")}</summary>
      {addresses.map((address) => (
        <p class="other-link" key={address.url}>
          <code>{address.url}</code>
          <Button icon="copy" words={say("copy")} bare onPress={() => void copy(address.url)} />
        </p>
      ))}
    </details>
  );
}

/** Dark on light in every theme: cameras know nothing else. */
function Code({ address }: { address: LinkAddress }): JSX.Element {
  const side = address.size + 2 * MARGIN;
  const box = `${-MARGIN} ${-MARGIN} ${side} ${side}`;
  return (
    <svg class="code" viewBox={box} role="img" aria-label={say("link-code")}>
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} />
      <path d={address.code} />
    </svg>
  );
}
