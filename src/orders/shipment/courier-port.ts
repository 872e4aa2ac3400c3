/** The bytes of a webhook as they were received, with the headers and the time. */
export interface SignedCourierMessage {
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** What a courier, or a service that follows parcels of many couriers, says about one parcel. */
export interface CourierEvent {
  /** The sender's id of the event. A second event with the same id is ignored. */
  readonly id: string;
  readonly courier: string;
  readonly awbNo: string;
  /** In the sender's words. */
  readonly status: string;
  readonly isDelivered: boolean;
  /** When it happened; undefined: not said. */
  readonly at: Date | undefined;
}

/** How the store takes messages about parcels. One adapter for each sender. */
export interface CourierPort {
  readonly name: "easypost";
  /** Undefined: the signature is wrong. `ignored`: signed, but not about the state of a parcel. */
  readonly readWebhook: (message: SignedCourierMessage) => CourierEvent | "ignored" | undefined;
}
