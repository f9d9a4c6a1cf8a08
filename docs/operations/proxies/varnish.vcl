vcl 4.1;
# Varnish between nginx, which speaks https, and Longhand, with TRUSTED_PROXIES=127.0.0.1. nginx hands everything to
# 127.0.0.1:6081. What compresses is Longhand, so Varnish leaves encodings alone and Brotli comes through:
# varnishd -f varnish.vcl -a 127.0.0.1:6081 -p http_gzip_support=off

backend longhand {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 90s;
}

acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  # X-Cache-Tags is a pattern such as (^|,)post:0123456789ab(,|$); BAN / without one empties the cache.
  if (req.method == "BAN") {
    # What nginx hands on comes from this machine too, and bears the mark of it: no reader empties the cache.
    if (!client.ip ~ purgers || req.http.X-Forwarded-Proto) {
      return (synth(405, "Not allowed"));
    }
    if (req.http.X-Cache-Tags) {
      ban("obj.http.cache-tag ~ " + req.http.X-Cache-Tags);
    } else {
      ban("obj.status != 0");
    }
    return (synth(200, "Banned"));
  }
  # An upload that is refused is answered before it has come: only a pipe hands such an answer on.
  if (req.method == "POST" && req.url ~ "^/(_/upload|v1/images)([?/]|$)") {
    return (pipe);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # A session, valid or not, and whatever changes something or is told to one reader: never from here.
  if (req.http.Authorization || req.http.Cookie ~ "(^|;\s*)(__Host-)?session=" || req.url ~ "^/(_|m|me|v1)(/|$)") {
    return (pass);
  }
  # Servers of the fediverse ask for the same address and get something else.
  if (req.http.Accept ~ "application/(activity|ld)\+json") {
    return (pass);
  }
  # Crawlers are told what stands there now.
  if (req.http.User-Agent ~ "(?i)bot\b|crawler|spider|slurp|facebookexternalhit|mediapartners|archiver") {
    return (pass);
  }
  # Everybody else gets the same page, whatever else a browser remembers; the group of an experiment is asked for behind.
  unset req.http.X-Reader-Cookie;
  if (req.http.Cookie) {
    set req.http.X-Reader-Cookie = req.http.Cookie;
    unset req.http.Cookie;
  }
  # The three encodings that Longhand has.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

# Where COUNTRY_HEADER is set, pages name it in Vary, and are kept once for each country.

sub vcl_backend_fetch {
  if (bereq.http.X-Reader-Cookie) {
    set bereq.http.Cookie = bereq.http.X-Reader-Cookie;
    unset bereq.http.X-Reader-Cookie;
  }
}

sub vcl_backend_response {
  # s-maxage and stale-while-revalidate say the rest; only what says s-maxage or is a file with a long life stays.
  if (beresp.http.Set-Cookie || (beresp.http.Cache-Control !~ "s-maxage" && beresp.http.Cache-Control !~ "immutable")) {
    set beresp.uncacheable = true;
    set beresp.ttl = 30s;
    return (deliver);
  }
  # Without a session a cookie changes nothing of what may be kept.
  set beresp.http.Vary = regsub(beresp.http.Vary, "(?i)^cookie,\s*", "");
}

sub vcl_deliver {
  # Who stands in front sees where a page came from; readers need the tags of nobody.
  set resp.http.X-Edge = "miss";
  if (obj.hits > 0) {
    set resp.http.X-Edge = "hit";
  }
  # A browser that signs in must not be shown what it kept before.
  if (resp.http.Content-Type ~ "^text/html" && resp.http.Vary !~ "(?i)cookie") {
    set resp.http.Vary = "cookie, " + resp.http.Vary;
  }
  unset resp.http.cache-tag;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
