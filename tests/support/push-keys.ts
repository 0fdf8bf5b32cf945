/** Settings of a site that sends reminders. The key pair is for tests only. */
export const pushSettings = {
  VAPID_PUBLIC_KEY:
    'BAygs-tnErzZRX9TmoAEEuBMIFt0bRDPTjw0WnHPA-ItTX_OvjrPlv51DzCcZdnHXCOHbUJhzN2w2QrnMELINXw',
  VAPID_PRIVATE_KEY: 'Qbx8DLDOQHCKYmiGKH5DrTDnqYsWUc5Z3y1XGbc4FxE',
  VAPID_SUBJECT: 'mailto:owner@example.org',
  PUSH_HOSTS: 'push.example',
};
